import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'

export type OrderRow = typeof order.$inferSelect

/** The row of an order by its number. Refuses (404) an unknown number. */
export async function orderRow(db: Queries, number: string): Promise<OrderRow> {
  const row = await statementsOf(db).byNumber.get({ number })
  if (!row) throw new Refusal(404, 'There is no order with this number.')
  return row
}

/** The row of an order that must be there. */
export async function orderOfId(db: Queries, id: number): Promise<OrderRow> {
  return await one(statementsOf(db).byId.all({ id }))
}

const statementsOf = prepared((db) => ({
  byNumber: db
    .select()
    .from(order)
    .where(eq(order.number, sql.placeholder('number')))
    .prepare(),
  byId: db
    .select()
    .from(order)
    .where(eq(order.id, sql.placeholder('id')))
    .prepare(),
}))
