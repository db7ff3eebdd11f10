import type { DifferenceKind, PayoutDifference, DifferenceState } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { dayOf } from '../../db/days'
import type { Position } from '../../http/list-page'
import { laterDay } from '../../lib/nepali-months'

type Found = {
  id: string
  kind: DifferenceKind
  gateway: PayoutDifference['gateway']
  row_kind: 'paid' | 'refund'
  reference: string
  day: string
  amount: number | null
  expected: number | null
  order_number: string | null
  name: string | null
  reason: string | null
  settled_at: string | null
  staff: string | null
}

/** The payment of a statement's row: found when the row was added, or known since. Each look-up has its index. */
const paymentOfRow = sql`coalesce(r.payment,
  (SELECT p.id FROM payment p WHERE p.reference = r.reference AND p.method = r.gateway),
  (SELECT p.id FROM payment p WHERE p.gateway_reference = r.reference AND p.method = r.gateway),
  (SELECT max(p.id) FROM payment p WHERE p.transaction_id = r.reference AND p.method = r.gateway))`

/** Of a row that was paid out: what is different; NULL where nothing is. */
const judgedPaid = sql`CASE
  WHEN p.id IS NULL THEN 'unknown'
  WHEN p.state <> 'verified' THEN 'not_paid'
  WHEN f.amount <> p.amount THEN 'amount'
  WHEN EXISTS (SELECT 1 FROM statement_row e WHERE e.payment = p.id AND e.kind = 'paid' AND e.id < f.id)
    THEN 'twice'
  WHEN (SELECT coalesce(sum(b.amount), 0) FROM refund b WHERE b.payment = p.id AND b.state = 'done')
    > (SELECT coalesce(sum(e.amount), 0) FROM statement_row e WHERE e.payment = p.id AND e.kind = 'refund')
    THEN 'refunded' END`

/** Of a refund in a statement: each refund of the shop covers one such row with its amount. */
const judgedRefund = sql`CASE
  WHEN p.id IS NULL THEN 'unknown'
  WHEN (SELECT count(*) FROM refund b WHERE b.payment = p.id AND b.state = 'done' AND b.amount = f.amount)
    < (SELECT count(*) FROM statement_row e
      WHERE e.payment = p.id AND e.kind = 'refund' AND e.amount = f.amount AND e.id <= f.id)
    THEN 'amount' END`

/** All rows of statements with what is different, and the payments that no statement has since `missingUntil`. */
function judged(missingUntil: string) {
  const paidOn = dayOf(sql`p.settled_at`)
  return sql`
    SELECT 'row-' || f.id AS id, CASE WHEN f.kind = 'paid' THEN ${judgedPaid} ELSE ${judgedRefund} END AS kind,
      f.gateway, f.kind AS row_kind, f.reference, f.day, f.amount,
      CASE WHEN f.kind = 'paid' THEN p.amount END AS expected, p."order" AS order_id
    FROM (
      SELECT r.id, r.kind, r.gateway, r.reference, r.day, r.amount, ${paymentOfRow} AS pid
      FROM statement_row r
    ) AS f LEFT JOIN payment p ON p.id = f.pid
    UNION ALL
    SELECT 'payment-' || p.id, 'missing', p.method, 'paid', coalesce(p.transaction_id, p.reference), ${paidOn},
      NULL, p.amount, p."order"
    FROM payment p
    JOIN (SELECT gateway, min(first_day) AS since FROM gateway_statement GROUP BY gateway) AS g
      ON g.gateway = p.method
    WHERE p.state = 'verified' AND ${paidOn} >= g.since AND ${paidOn} <= ${missingUntil}
      AND NOT EXISTS (SELECT 1 FROM statement_row r WHERE r.payment = p.id AND r.kind = 'paid')
      AND NOT EXISTS (SELECT 1 FROM statement_row r WHERE r.gateway = p.method AND r.kind = 'paid'
        AND r.reference IN (p.reference, p.gateway_reference, p.transaction_id))`
}

export type Asked = {
  kind?: DifferenceKind | undefined
  state: DifferenceState
  today: string
  days: number
}

/** Counts the differences, by kind and state. Those of kind null are the rows that are as the shop has them. */
export async function countDifferences(
  db: Queries,
  { today, days }: Pick<Asked, 'today' | 'days'>,
) {
  const groups = await db.all<{
    kind: DifferenceKind | null
    is_settled: number
    many: number
  }>(sql`
    SELECT j.kind, CASE WHEN s.id IS NULL THEN 0 ELSE 1 END AS is_settled, count(*) AS many
    FROM (${judged(laterDay(today, -days))}) AS j LEFT JOIN payout_settlement s ON s.difference = j.id
    GROUP BY j.kind, CASE WHEN s.id IS NULL THEN 0 ELSE 1 END`)
  return (kind: DifferenceKind | null, state: DifferenceState) =>
    groups.find((group) => group.kind === kind && group.is_settled === Number(state === 'settled'))
      ?.many ?? 0
}

/** A page of the differences, the latest day first. */
export async function readDifferences(db: Queries, asked: Asked, page: Position) {
  const { kind, state, today, days } = asked
  const isSettled = state === 'settled' ? sql`s.id IS NOT NULL` : sql`s.id IS NULL`
  const ofKind = kind ? sql`AND j.kind = ${kind}` : sql``
  return await select(db, laterDay(today, -days), sql`${isSettled} ${ofKind}`, page)
}

/** One difference, also one that is settled; undefined where nothing is different any more. */
export async function differenceOf(db: Queries, id: string, today: string) {
  const [found] = await select(db, today, sql`j.id = ${id}`, { limit: 1, offset: 0 })
  return found
}

async function select(db: Queries, missingUntil: string, where: SQL, { limit, offset }: Position) {
  const rows = await db.all<Found>(sql`
    SELECT j.id, j.kind, j.gateway, j.row_kind, j.reference, j.day, j.amount, j.expected,
      o.number AS order_number, o.name, s.reason, s.created_at AS settled_at, u.username AS staff
    FROM (${judged(missingUntil)}) AS j LEFT JOIN payout_settlement s ON s.difference = j.id
    LEFT JOIN "user" u ON u.id = s.staff LEFT JOIN shop_order o ON o.id = j.order_id
    WHERE j.kind IS NOT NULL AND ${where}
    ORDER BY j.day DESC, j.id DESC LIMIT ${limit} OFFSET ${offset}`)
  return rows.map(asDifference)
}

function asDifference({
  row_kind,
  amount,
  expected,
  reason,
  settled_at,
  staff,
  ...row
}: Found): PayoutDifference {
  return {
    ...row,
    is_refund: row_kind === 'refund',
    amount: amount === null ? null : rupees(amount),
    expected: expected === null ? null : rupees(expected),
    settled: reason !== null && settled_at !== null ? { reason, staff, at: settled_at } : null,
  }
}
