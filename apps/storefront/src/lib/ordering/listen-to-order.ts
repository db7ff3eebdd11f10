import { followLiveStream } from '@etrend/browser/live-stream'
import { sessionField } from '../session'
import { tokenHeaders } from './order-query'

/**
 * Calls `onChange` while the page is visible: whenever an order changes, and whenever a change may have been missed.
 * Returns a function that stops it.
 */
export function listenToOrder(number: string, onChange: () => void) {
  return followLiveStream(
    { name: 'etrend-order-live', topic: number },
    {
      async open(signal, age) {
        const headers = headersFor(number)
        const answer = await fetch(`/api/store/orders/${number}/live?age=${age}`, {
          headers,
          signal,
        })
        // The visitor may not see this order, as the page also shows: don't try again.
        if (answer.status === 404) return null
        return (answer.ok && answer.body) || undefined
      },
      onBlock(block) {
        if (block.includes('event: change')) onChange()
      },
      onGap: onChange,
    },
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
