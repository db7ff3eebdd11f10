import { contract, placedOrder, type PhoneOrderInput, type PlacedOrder } from '@etrend/contract'
import type { Queries } from '../../db/client'
import { record, type Author } from '../../records/audit'
import { earlierAnswer, keepAnswer, keyedCall } from '../orders/idempotency'
import { placeOrder } from '../orders/place'
import { queueOrderMail, type MailParts } from '../rows/order-mails'

/** Places an order that a customer made by phone. A repeated call with the same key returns the first answer. */
export async function placeByPhone(
  tx: Queries,
  input: PhoneOrderInput,
  { key, by }: { key: string; by: Author },
  mailParts: MailParts,
): Promise<PlacedOrder> {
  const { path: route } = contract.staffOrders.place
  const call = keyedCall({ who: `staff ${by.staff}`, route }, key, input)
  const earlier = await earlierAnswer(tx, call)
  if (earlier) return placedOrder.parse(JSON.parse(earlier))
  const { now } = mailParts
  const placed = await placeOrder(
    tx,
    { ...input, user: null, staff: by.staff, source: 'phone' },
    now,
  )
  const { id, number, totals, payment_method, payment_state, mailed } = placed
  const { total } = totals
  const token = mailParts.tokenOf(number)
  const state = 'placed' as const
  const answer: PlacedOrder = { number, token, state, payment_method, payment_state, total }
  const mail = { kind: 'order_placed' as const, order: mailed }
  await queueOrderMail(tx, { ...input, id, number }, mail, mailParts)
  await record(tx, by, {
    action: 'add',
    noun: 'orders',
    row_id: id,
    label: number,
    after: { total, name: input.name },
  })
  await keepAnswer(tx, call, JSON.stringify(answer), now)
  return answer
}
