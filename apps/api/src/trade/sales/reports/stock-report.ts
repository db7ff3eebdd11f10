import { sql } from 'drizzle-orm'
import { daysBetween, type Days } from '../../../lib/nepali-months'
import { onDays } from './entry-sums'
import type { ReportKind, Sums } from './report-kind'

type Found = { key: number; name: string; sold: number; on_hand: number; value: number }

/** How fast each product sells, and how long its stock lasts at that speed. */
export function stockReport(today: string): ReportKind {
  return {
    columns: [
      { key: 'sold', title: 'Pieces sold', kind: 'count', list: 'orders' },
      { key: 'on_hand', title: 'On hand', kind: 'count' },
      { key: 'value', title: 'Stock value', kind: 'money' },
      { key: 'sell_through', title: 'Sell-through', kind: 'percent' },
      { key: 'days_left', title: 'Days left', kind: 'days' },
    ],
    charted: 'sold',
    onlyNow: ['on_hand', 'value'],
    note: 'Stock is today’s, valued at selling prices. Sell-through: pieces sold ÷ (sold + on hand). Days left: how long the stock lasts if it sells as in the period.',
    rows: async (db, days, isNow) => {
      const rows = await db.all<Found>(sql`
        SELECT p.id AS key, p.title AS name, coalesce(g.pieces, 0) AS sold,
          coalesce(l.on_hand, 0) AS on_hand,
          coalesce(l.on_hand, 0) * coalesce(p.discounted_price, p.price) AS value
        FROM product p
        LEFT JOIN (
          SELECT c.product, sum(s.quantity) AS on_hand
          FROM stock_level s JOIN product_color c ON c.id = s.product_color
          WHERE s.quantity > 0 GROUP BY c.product
        ) AS l ON l.product = p.id
        LEFT JOIN (
          SELECT e.product, sum(e.pieces) AS pieces FROM sale_entry e WHERE ${onDays(days)} GROUP BY e.product
        ) AS g ON g.product = p.id
        WHERE ${isNow ? sql`coalesce(l.on_hand, 0) > 0 OR ` : sql``}coalesce(g.pieces, 0) <> 0
        ORDER BY p.title`)
      return rows.map(({ key, name, sold, on_hand, value }) => ({
        key: `${key}`,
        name,
        list: 'stock' as const,
        filter: { product: `${key}` },
        sums: { sold, on_hand, value },
      }))
    },
    derive: (sums, days) => ({ ...sums, ...speedOf(sums, days, today) }),
  }
}

function speedOf({ sold, on_hand }: Sums, days: Days, today: string) {
  if (typeof sold !== 'number' || typeof on_hand !== 'number') {
    return { sell_through: null, days_left: null }
  }
  const all = Math.max(0, sold) + on_hand
  const passed = daysBetween(days.from, days.to < today ? days.to : today) + 1
  return {
    sell_through: all === 0 ? null : Math.round((Math.max(0, sold) / all) * 1000) / 10,
    days_left: sold <= 0 || passed <= 0 ? null : Math.floor((on_hand * passed) / sold),
  }
}
