import { failure } from '@etrend/contract'
import { ConnectionError } from '@etrend/contract/client'
import { askForProof, wantedBy } from './proof'
import { StaffError } from './refusal'
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

/** Downloads a file of any kind in the same way. `what` names it in the message of a failure: 'The register'. */
export async function saveFile(address: string, name: string, what: string) {
  const file = URL.createObjectURL(await load({ address, what }))
  download(file, name)
  URL.revokeObjectURL(file)
}

/** Opens a PDF in a new tab, to print it there; downloads it where the browser blocks the tab. */
export async function openPdf(address: string, name: string, body?: object) {
  const pdf = URL.createObjectURL(await loadPdf(address, body))
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

function loadPdf(address: string, body: object | undefined) {
  return load({ address, body, what: 'The PDF' })
}

type Asked = { address: string; body?: object | undefined; what: string }

/** If the server first wants the password or a code, asks the person for it and sends the call again. */
async function load({ address, body, what }: Asked): Promise<Blob> {
  const answer = await fetchPaper(address, body)
  if (answer.ok) return await answer.blob()
  const { status } = answer
  const refused: unknown = await answer.json().catch(() => undefined)
  const wanted = wantedBy({ status, body: refused })
  if (wanted && (await askForProof(wanted))) return load({ address, body, what })
  const { data } = failure.safeParse(refused)
  throw new StaffError(data?.message ?? `${what} could not be made. Please try again.`)
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
    throw new ConnectionError(message, { cause: error })
  }
}
