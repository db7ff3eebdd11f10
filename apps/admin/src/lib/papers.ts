import { failure } from '@etrend/contract'
import { api } from './api'
import { stored } from './session'

/**
 * Saves a PDF of an order. The contract's client reads answers as text, which a PDF isn't; the call before it renews the
 * session where that is due.
 */
export async function openPaper(number: string, paper: 'packing-slip' | 'invoice') {
  await api.staffOrders.get.query({ params: { number } })
  const answer = await fetch(`/api/staff/orders/${number}/${paper}.pdf`, {
    headers: { authorization: `Bearer ${stored('access') ?? ''}` },
    signal: AbortSignal.timeout(15_000),
  })
  if (!answer.ok) {
    const refused = failure.safeParse(await answer.json())
    throw new Error(refused.data?.message ?? 'The paper could not be made. Please try again.')
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `${number}-${paper}.pdf`
  link.click()
  URL.revokeObjectURL(link.href)
}
