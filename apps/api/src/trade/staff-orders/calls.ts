import type { CallOutcome } from '@etrend/contract'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import type { Author } from '../../records/audit'
import type { MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { moveForStaff } from './moves'

type Called = { outcome: CallOutcome; note: string }

const texts = {
  confirmed: 'Called: confirmed',
  no_answer: 'Called: no answer',
  refused: 'Called: refused',
}

/**
 * Notes the outcome of a phone call about a cash order: 'confirmed' confirms the order, 'refused' cancels it. Throws
 * Refusal (409) unless the order waits for a call.
 */
export async function noteCall(
  tx: Queries,
  row: OrderRow,
  { outcome, note }: Called,
  by: Author,
  mailParts: MailParts,
) {
  if (row.state !== 'placed' || row.payment_method !== 'cod') {
    throw new Refusal(409, 'Only cash orders that are not confirmed yet wait for a call.')
  }
  await tx
    .update(order)
    .set({ calls: sql`${order.calls} + 1`, called_at: by.at })
    .where(eq(order.id, row.id))
  const text = `${texts[outcome]}${note ? `. ${note}` : ''}`
  await addEvent(tx, { order: row.id, kind: 'call', text, staff: by.staff, created_at: by.at })
  if (outcome === 'confirmed') await moveForStaff(tx, row, { to: 'confirmed' }, by, mailParts)
  if (outcome === 'refused') {
    const reason = 'You told us by phone that you don’t want it.'
    await moveForStaff(tx, row, { to: 'cancelled', reason }, by, mailParts)
  }
}
