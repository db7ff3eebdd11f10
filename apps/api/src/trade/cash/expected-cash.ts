import { kathmanduDay, kathmanduTime } from '@etrend/contract/kathmandu'
import { paisa, rupees } from '@etrend/domain'
import { desc, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { cashClosing } from '../../db/schema/cash'

/** The day in Kathmandu. */
export function todayAt(now: Date) {
  return kathmanduTime(now).slice(0, 10)
}

/**
 * What should be in the drawer: the cash of the closing before, and what came in and went out since. The first closing
 * of a shop begins with its day and an empty drawer. What earlier closings counted is taken from the sums since then, so
 * that a sale during a closing, or one whose clock was late, is counted once: by this closing or by the next.
 */
export async function expectedCash(db: Queries, now: Date) {
  const last = await first(db.select().from(cashClosing).orderBy(desc(cashClosing.id)).limit(1))
  const from = last?.closed_at ?? kathmanduDay(todayAt(now))
  const closed = await db.get<Sums & { start: string | null }>(sql`
    SELECT min("from") AS start, coalesce(sum(sales), 0) AS sales,
      coalesce(sum(sales_count), 0) AS sales_count, coalesce(sum(refunds), 0) AS refunds,
      coalesce(sum(entries), 0) AS entries
    FROM cash_closing`)
  const all = await sumsSince(db, closed.start ?? from)
  const opening = last?.counted ?? 0
  const sales = all.sales - closed.sales
  const refunds = all.refunds - closed.refunds
  const entries = all.entries - closed.entries
  return {
    last,
    from,
    opening,
    sales: rupees(sales),
    sales_count: all.sales_count - closed.sales_count,
    refunds: rupees(refunds),
    entries: rupees(entries),
    expected: rupees(paisa(opening) + sales - refunds + entries),
  }
}

/** In paisa. */
type Sums = { sales: number; sales_count: number; refunds: number; entries: number }

async function sumsSince(db: Queries, start: string): Promise<Sums> {
  const sold = await db.get<Pick<Sums, 'sales' | 'sales_count'>>(sql`
    SELECT coalesce(sum(o.paid), 0) AS sales, count(CASE WHEN o.paid > 0 THEN 1 END) AS sales_count
    FROM shop_order o
    WHERE o.is_walk_in = 1 AND o.counter_method = 'cash' AND o.placed_at >= ${start}`)
  const { refunds } = await db.get<Pick<Sums, 'refunds'>>(sql`
    SELECT coalesce(sum(r.amount), 0) AS refunds
    FROM refund r JOIN shop_order o ON o.id = r."order"
    WHERE o.is_walk_in = 1 AND coalesce(r.paid_by, r.method) = 'cash' AND r.state = 'done' AND r.done_at >= ${start}`)
  const { entries } = await db.get<Pick<Sums, 'entries'>>(
    sql`SELECT coalesce(sum(amount), 0) AS entries FROM cash_entry WHERE created_at >= ${start}`,
  )
  return { ...sold, refunds, entries }
}
