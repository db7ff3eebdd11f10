import { rupees } from '@etrend/domain'
import { and, asc, gt, eq, or, sql } from 'drizzle-orm'
import { size } from '../../db/schema'
import { unitRows } from '../../stock/unit-levels'
import type { ExportedRow, Slices } from './exported-row'

type Person = { id: number | null; name: string; phone: string | null; spent: number }

const sums = sql`count(o.id) AS orders, coalesce(sum(o.paid - o.refunded), 0) AS spent,
  max(o.placed_at) AS last_order_at`

/** Customers with an account. */
export const exportedAccounts: Slices = async (db, last, limit) => {
  const rows = await db.all<Person>(sql`
    SELECT u.id, u.username AS name, max(o.phone) AS phone, u.email, ${sums}
    FROM "user" u LEFT JOIN shop_order o ON o.user = u.id
    WHERE u.role = 'user' AND u.disabled_at IS NULL AND u.id > ${Number(last?.account ?? 0)}
    GROUP BY u.id ORDER BY u.id LIMIT ${limit}`)
  return rows.map(personRow)
}

/** Guests, who are known by their phone number. */
export const exportedGuests: Slices = async (db, last, limit) => {
  const rows = await db.all<Person>(sql`
    SELECT NULL AS id, max(o.name) AS name, o.phone, max(o.email) AS email, ${sums}
    FROM shop_order o WHERE o.user IS NULL AND o.phone > ${String(last?.phone ?? '')}
    GROUP BY o.phone ORDER BY o.phone LIMIT ${limit}`)
  return rows.map(personRow)
}

function personRow({ id, spent, ...person }: Person): ExportedRow {
  return { account: id, ...person, spent: rupees(spent) }
}

/** Every unit with its pieces on hand. */
export const exportedUnits: Slices = async (db, last, limit) => {
  const { select, columns } = unitRows(db)
  const [color = 0, lastSize = 0] = String(last?.unit ?? '0-0')
    .split('-')
    .map(Number)
  const orderOfLast = sql`(SELECT s.sort_key FROM ${size} s WHERE s.id = ${lastSize})`
  const rows = await select
    .where(
      or(
        gt(columns.product_color, color),
        and(eq(columns.product_color, color), gt(columns.sizeOrder, orderOfLast)),
      ),
    )
    .orderBy(asc(columns.product_color), asc(columns.sizeOrder))
    .limit(limit)
  return rows.map(({ id, product_color_info, size_name, quantity, stock }) => ({
    unit: id,
    name: product_color_info,
    size: size_name,
    on_hand: quantity,
    level: stock,
  }))
}
