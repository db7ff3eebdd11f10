import { readLiveStream } from '@etrend/contract/live-stream'
import { sessionField } from '../session'
import { tokenHeaders } from './order-query'

/**
 * Calls `onChange` whenever something happens to an order, until `signal` ends it; also after each gap, when something
 * may have been missed.
 */
export async function listenToOrder(number: string, onChange: () => void, signal: AbortSignal) {
  let turn = 0
  await readLiveStream(
    async () => {
      if (turn > 0) onChange()
      turn += 1
      const headers = headersFor(number)
      const answer = await fetch(`/api/store/orders/${number}/live`, { headers, signal })
      // Not theirs: the page says so too.
      if (answer.status === 404) return null
      return (answer.ok && answer.body) || undefined
    },
    (block) => {
      if (block.includes('event: change')) onChange()
    },
    signal,
  )
}

function headersFor(number: string) {
  const headers = new Headers()
  const { 'x-order-token': token } = tokenHeaders(number)
  const access = sessionField('access')
  if (token) headers.set('x-order-token', token)
  if (access) headers.set('authorization', `Bearer ${access}`)
  return headers
}
