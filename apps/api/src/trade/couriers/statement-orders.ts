import { inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'
import type { StatementRow } from './statement-rows'

const AT_ONCE = 500

const { id, number, tracking_code, state, courier, courier_id, collected, settlement, return_fee } =
  order
const columns = {
  id,
  number,
  tracking_code,
  state,
  courier,
  courier_id,
  collected,
  settlement,
  return_fee,
}
export type NamedOrder = Awaited<ReturnType<typeof read>>[number]
export type NamedOrders = { numbered: Map<string, NamedOrder>; coded: Map<string, NamedOrder[]> }

/**
 * The orders that the rows name. Some couriers have one column for both, so the text of each column is looked up as an
 * order number and as a tracking code.
 */
export async function findOrders(db: Queries, rows: StatementRow[]): Promise<NamedOrders> {
  const texts = [...new Set(rows.flatMap((row) => [row.number, row.code].filter(Boolean)))]
  const numbered = new Map<string, NamedOrder>()
  const coded = new Map<string, NamedOrder[]>()
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const part = texts.slice(from, from + AT_ONCE)
    const large = part.map((text) => text.toUpperCase())
    const small = part.map((text) => text.toLowerCase())
    for (const row of await read(db, 'number', large)) numbered.set(row.number, row)
    for (const row of await read(db, 'tracking_code', [
      ...new Set([...part, ...large, ...small]),
    ])) {
      const code = codeKey(row.tracking_code ?? '')
      coded.set(code, [...(coded.get(code) ?? []), row])
    }
  }
  return { numbered, coded }
}

/** A tracking code as it is compared: a statement may have it in capitals that the shop noted without, or the reverse. */
export function codeKey(code: string) {
  return code.toUpperCase()
}

async function read(db: Queries, column: 'number' | 'tracking_code', texts: string[]) {
  return await db.select(columns).from(order).where(inArray(order[column], texts)).orderBy(order.id)
}
