import type { StaffReturnInput } from '@etrend/contract'
import type { Queries } from '../../db/client'
import { Refusal } from '../../http/errors'
import { record, type Author } from '../../records/audit'
import { addReturn } from '../orders/return-requests'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { returnById } from './staff-returns'

/**
 * Starts a return for the customer. It is approved, since staff made it, also after the return period. Throws Refusal
 * (409) unless the order is delivered.
 */
export async function startReturn(
  tx: Queries,
  row: OrderRow,
  { is_here, ...input }: StaffReturnInput,
  by: Author,
  mailParts: MailParts,
) {
  if (row.state !== 'delivered') {
    throw new Refusal(409, `Only delivered orders can be returned: this one is ${row.state}.`)
  }
  const { staff } = by
  const id = await addReturn(tx, row, input, { state: 'approved', staff, now: mailParts.now })
  if (!is_here) {
    await queueOrderMail(tx, row, { kind: 'return_approved', values: { answer: '' } }, mailParts)
  }
  await record(tx, by, { action: 'start', noun: 'returns', row_id: id, label: row.number })
  return await returnById(tx, id)
}
