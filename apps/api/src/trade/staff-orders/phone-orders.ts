import { contract, placedOrder, type PhoneOrderInput, type PlacedOrder } from '@etrend/contract'
import type { Queries } from '../../db/client'
import { record, type Author } from '../../records/audit'
import { answerOnce, keyedCall } from '../orders/idempotency'
import { placeAndMail } from '../orders/place'
import type { MailParts } from '../rows/order-mails'

/** Places an order that a customer made by phone, once for all repeats of the call. */
export async function placeByPhone(
  tx: Queries,
  input: PhoneOrderInput,
  { key, by }: { key: string; by: Author },
  mailParts: MailParts,
): Promise<PlacedOrder> {
  const { path: route } = contract.staffOrders.place
  const call = keyedCall({ who: `staff ${by.staff}`, route }, key, input)
  return await answerOnce(tx, call, { schema: placedOrder, now: mailParts.now }, async () => {
    const { expected_total, ...asked } = input
    const sale = { source: 'phone', staff: by.staff, expected_total } as const
    const { id, answer } = await placeAndMail(tx, { ...asked, user: null, sale }, mailParts)
    const { number: label, total } = answer
    const after = { total, name: input.name }
    await record(tx, by, { action: 'add', noun: 'orders', row_id: id, label, after })
    return answer
  })
}
