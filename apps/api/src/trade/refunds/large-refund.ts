import { paisa } from '@etrend/domain'
import { and, eq, exists, gte, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { refund } from '../../db/schema/payments'
import { audit } from '../../db/schema/records'
import { shop } from '../../db/schema/shop'
import { requireProof, visitorOf, type PermissionRequest } from '../../http/access'
import { DAY_MS } from '../../lib/times'

/** `id`: the refund, where it exists already. `amount` in rupees. */
type Refund = { id?: number; order: number; amount: number }

/**
 * Throws 403 where the person hasn't proved lately who they are, and this refund is above the sum in the settings:
 * alone, or with their other refunds of the same order or of the last 24 hours, so that a large refund can't be split
 * into small ones. To be called in the transaction that refunds, so that calls at the same time count each other.
 */
export async function requireProofAbove(
  tx: Queries,
  request: PermissionRequest,
  { id, order, amount }: Refund,
  now: Date,
) {
  const { id: staff, is_proved } = visitorOf(request)
  if (is_proved) return
  const { refund_proof_above } = await one(tx.select().from(shop))
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const isRecent = refundedBy(tx, staff, since)
  const others = await tx
    .select({ id: refund.id, order: refund.order, amount: refund.amount, isRecent })
    .from(refund)
    .where(or(isRecent, and(eq(refund.order, order), refundedBy(tx, staff, ''))))
  const ofOrder = others.filter((one) => one.order === order)
  const recent = others.filter((one) => one.isRecent)
  const most = Math.max(...[ofOrder, recent].map((rows) => sumOf(rows, id) + paisa(amount)))
  if (most > paisa(refund_proof_above)) requireProof(request)
}

/** Whether a member of staff has created, sent or paid a refund since a time. */
function refundedBy(tx: Queries, staff: number, since: string): SQL<unknown> {
  const isIts = and(eq(audit.noun, 'refunds'), eq(audit.row_id, refund.id))
  const isTheirs = and(eq(audit.staff, staff), inArray(audit.action, ['send', 'pay back']))
  const handled = tx
    .select({ one: sql`1` })
    .from(audit)
    .where(and(isIts, isTheirs, gte(audit.at, since)))
  const created = and(eq(refund.staff, staff), gte(refund.created_at, since))
  return sql`${or(created, exists(handled))}`
}

/** The sum of refunds without the one with this id, in paisa. */
function sumOf(rows: { id: number; amount: number }[], without: number | undefined) {
  return rows.filter(({ id }) => id !== without).reduce((sum, { amount }) => sum + paisa(amount), 0)
}
