import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import type { OrderState } from '../../db/order-words'
import { order } from '../../db/schema-orders'
import { Refusal } from '../../http/errors'
import { record, type Author } from '../../records/audit'
import {
  cancelledLetter,
  deliveredLetter,
  queueLetter,
  shippedLetter,
  type LetterParts,
} from '../letters'
import { moveOrder } from '../move'
import type { OrderRow } from '../order-access'

export type StaffMove = {
  to: OrderState
  /** The state that staff saw: the move is refused (409) where the order has another one by now. */
  from?: OrderState | undefined
  reason?: string
  courier?: string
  tracking_code?: string
}

/** Moves an order for a member of staff, queues the mail about the move, and records it in the audit log. */
export async function moveForStaff(
  tx: Queries,
  row: OrderRow,
  { to, from, reason = '', courier = '', tracking_code = '' }: StaffMove,
  by: Author,
  letters: LetterParts,
) {
  if (from !== undefined && from !== row.state) {
    throw new Refusal(409, `Somebody else has changed this order: it is ${row.state} now.`)
  }
  const { now } = letters
  await moveOrder(tx, row, to, { by: 'staff', staff: by.staff, now, reason })
  if (to === 'shipped') {
    const sent = { courier: courier || null, tracking_code: tracking_code || null }
    await tx.update(order).set(sent).where(eq(order.id, row.id))
  }
  const text = letterFor(row.number, to, { reason, courier, tracking_code })
  if (text) queueLetter(tx, row, text, letters)
  await record(tx, by, {
    action: 'move',
    noun: 'orders',
    row_id: row.id,
    label: row.number,
    before: { state: row.state },
    after: { state: to },
  })
}

function letterFor(number: string, to: OrderState, told: Omit<StaffMove, 'to'>) {
  if (to === 'shipped') return shippedLetter(number, told)
  if (to === 'delivered') return deliveredLetter(number)
  if (to === 'cancelled') return cancelledLetter(number, told.reason ?? '')
  return undefined
}
