import { failure } from '@etrend/contract'
import { api } from './api'
import { stored } from './session'

/**
 * Downloads a PDF of an order. Uses fetch, because the contract's client reads responses as text. The API call before
 * it renews the access token if that has expired. Throws an Error with the server's message if the server refuses.
 */
export async function downloadPdf(number: string, paper: 'packing-slip' | 'invoice') {
  await api.staffOrders.get.query({ params: { number } })
  const answer = await fetchPaper(`/api/staff/orders/${number}/${paper}.pdf`)
  if (!answer.ok) {
    const refused = failure.safeParse(await answer.json().catch(() => undefined))
    throw new Error(refused.data?.message ?? 'The PDF could not be made. Please try again.')
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `${number}-${paper}.pdf`
  link.click()
  URL.revokeObjectURL(link.href)
}

async function fetchPaper(address: string) {
  const headers = { authorization: `Bearer ${stored('access') ?? ''}` }
  const timeout = AbortSignal.timeout(15_000)
  try {
    return await fetch(address, { headers, signal: timeout })
  } catch (error) {
    const message = timeout.aborted
      ? 'The shop took too long to answer. Please try again.'
      : 'The shop could not be reached. Check your connection and try again.'
    throw new Error(message, { cause: error })
  }
}
