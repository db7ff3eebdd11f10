import { sql } from 'drizzle-orm'
import { kathmanduDay, kathmanduTime } from '../../lib/kathmandu'
import { isSale } from './counted-orders'

export type Span = { from: string; to: string }

/** The last days up to today, and as many days before them. Days begin at midnight in Kathmandu. */
export function spansOf(days: number, now: Date) {
  const today = kathmanduTime(now).slice(0, 10)
  const span = (from: number, to: number): Span => ({
    from: kathmanduDay(today, from),
    to: kathmanduDay(today, to),
  })
  return { current: span(1 - days, 1), previous: span(1 - 2 * days, 1 - days) }
}

/** The orders `o` that count: not cancelled, not returned undelivered, and not waiting for an online payment. */
export const isIn = ({ from, to }: Span) =>
  sql`o.placed_at >= ${from} AND o.placed_at < ${to} AND ${isSale}`
