import type { PaidBack } from '@etrend/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { refund } from '../../db/schema/payments'
import { Refusal } from '../../lib/refusal'
import type { Author } from '../../records/audit'
import type { MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { payBack } from './pay-back'
import { checkedPaidBack, markPaidBack } from './refund-done'
import type { Refunder, Way } from './refund-tasks'

type Paid = { paid_back: PaidBack | undefined; by: Author; mailParts: MailParts }

/**
 * Pays money of an order back (`amount` in rupees), and notes it as paid back in the same step where `paid_back` says so.
 * Throws Refusal (409) where less is left, and where it goes back in several parts, because each has its own reference.
 */
export async function payBackByStaff(
  tx: Queries,
  row: Pick<OrderRow, 'id'>,
  amount: number,
  why: Refunder & Way,
  { paid_back, by, mailParts }: Paid,
) {
  const last = await one(
    tx.select({ id: sql<number>`coalesce(max(${refund.id}), 0)` }).from(refund),
  )
  await payBack(tx, row, amount, why)
  if (!paid_back) return
  const isNew = and(eq(refund.order, row.id), gt(refund.id, last.id))
  const [part, ...others] = await tx.select().from(refund).where(isNew)
  if (!part || others.length > 0) {
    const message =
      'This money goes back in several parts. Refund it without saying how it was paid back, then note each part.'
    throw new Refusal(409, message, { way: message })
  }
  const way = checkedPaidBack(paid_back, part.method)
  await markPaidBack(tx, part.id, ['task'], { ...way, by }, mailParts)
}
