import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'

export type OrderRow = typeof order.$inferSelect

/** The row of an order by its number. Refuses (404) an unknown number. */
export async function orderRow(db: Queries, number: string): Promise<OrderRow> {
  const row = await first(db.select().from(order).where(eq(order.number, number)))
  if (!row) throw new Refusal(404, 'There is no order with this number.')
  return row
}
