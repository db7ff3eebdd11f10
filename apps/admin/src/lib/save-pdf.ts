import { failure } from '@etrend/contract'
import { stored } from './session'

/**
 * Downloads a PDF. Uses fetch, because the contract's client reads responses as text. With `body` the call is a POST.
 * Throws an Error with the server's message if the server refuses.
 */
export async function savePdf(address: string, name: string, body?: object) {
  const pdf = URL.createObjectURL(await loadPdf(address, body))
  download(pdf, name)
  URL.revokeObjectURL(pdf)
}

/** Opens a PDF in a new tab, to print it there; downloads it where the browser blocks the tab. */
export async function openPdf(address: string, name: string) {
  const pdf = URL.createObjectURL(await loadPdf(address, undefined))
  if (!window.open(pdf)) download(pdf, name)
  // The tab needs the address until it has loaded the file.
  setTimeout(() => URL.revokeObjectURL(pdf), 60_000)
}

function download(pdf: string, name: string) {
  const link = document.createElement('a')
  link.href = pdf
  link.download = name
  link.click()
}

async function loadPdf(address: string, body: object | undefined) {
  const answer = await fetchPaper(address, body)
  if (answer.ok) return await answer.blob()
  const refused = failure.safeParse(await answer.json().catch(() => undefined))
  throw new Error(refused.data?.message ?? 'The PDF could not be made. Please try again.')
}

async function fetchPaper(address: string, body: object | undefined) {
  const headers = new Headers({ authorization: `Bearer ${stored('access') ?? ''}` })
  if (body) headers.set('content-type', 'application/json')
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' }
  const timeout = AbortSignal.timeout(30_000)
  try {
    return await fetch(address, { ...sent, headers, signal: timeout })
  } catch (error) {
    const message = timeout.aborted
      ? 'The shop took too long to answer. Please try again.'
      : 'The shop could not be reached. Check your connection and try again.'
    throw new Error(message, { cause: error })
  }
}
