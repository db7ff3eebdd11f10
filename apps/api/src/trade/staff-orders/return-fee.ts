import { formatPrice, paisa } from '@etrend/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import type { OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'

/** Whether the fee for bringing a parcel back may be noted: it came back, and no settlement in effect has its fee. */
export function canSetReturnFee({ state, delivered_at, settlement }: OrderRow) {
  return state === 'returned' && delivered_at === null && settlement === null
}

/**
 * Notes what the courier charges for a parcel that came back. Throws Refusal (409) where it didn't come back, its fee is
 * settled, or somebody else has changed the fee that was shown.
 */
export async function setReturnFee(
  tx: Queries,
  row: OrderRow,
  { return_fee, replaces }: { return_fee: number; replaces: number },
  by: Author,
) {
  const { id, number, settlement } = row
  if (settlement !== null) {
    throw new Refusal(409, `${number} is in settlement no. ${settlement}: take that back first.`)
  }
  if (!canSetReturnFee(row)) throw new Refusal(409, 'Only a parcel that came back has this fee.')
  const isAsShown = and(eq(order.id, id), eq(order.return_fee, replaces), isNull(order.settlement))
  const changed = await first(tx.update(order).set({ return_fee }).where(isAsShown).returning())
  if (!changed) {
    throw new Refusal(409, 'Somebody else has just changed this fee. Look again.')
  }
  if (paisa(return_fee) === paisa(replaces)) return
  const before = replaces > 0 ? ` instead of ${formatPrice(replaces)}` : ''
  await addFeeEvent(tx, id, `${formatPrice(return_fee)}${before}`, by)
  await record(tx, by, {
    action: 'return fee',
    noun: 'orders',
    row_id: id,
    label: number,
    before: { return_fee: replaces },
    after: { return_fee },
  })
}

/** Says on the timeline, to staff alone, what the courier charges. */
export async function addFeeEvent(
  tx: Queries,
  id: number,
  amount: string,
  { staff, at: created_at }: Author,
) {
  const text = `The courier’s fee for bringing it back: ${amount}`
  await addEvent(tx, { order: id, kind: 'note', text, is_public: false, staff, created_at })
}
