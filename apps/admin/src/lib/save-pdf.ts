import { failure } from '@etrend/contract'
import { stored } from './session'

/**
 * Downloads a PDF. Uses fetch, because the contract's client reads responses as text. With `body` the call is a POST.
 * Throws an Error with the server's message if the server refuses.
 */
export async function savePdf(address: string, name: string, body?: object) {
  const answer = await fetchPaper(address, body)
  if (!answer.ok) {
    const refused = failure.safeParse(await answer.json().catch(() => undefined))
    throw new Error(refused.data?.message ?? 'The PDF could not be made. Please try again.')
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

async function fetchPaper(address: string, body: object | undefined) {
  const headers = new Headers({ authorization: `Bearer ${stored('access') ?? ''}` })
  if (body) headers.set('content-type', 'application/json')
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
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
