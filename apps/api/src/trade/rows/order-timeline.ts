import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { orderEvent } from '../../db/schema/orders'

export type OrderEvent = {
  order: number
  kind: (typeof orderEvent.$inferInsert)['kind']
  text: string
  /** Shown to the customer too. */
  is_public?: boolean
  staff?: number | null
  created_at: string
}

/** Adds a row to an order's timeline. */
export async function addEvent(tx: Queries, event: OrderEvent) {
  await statementsOf(tx).run({ is_public: false, staff: null, ...event })
}

const statementsOf = prepared((db) =>
  db
    .insert(orderEvent)
    .values({
      order: sql.placeholder('order'),
      kind: sql.placeholder('kind'),
      text: sql.placeholder('text'),
      is_public: sql.placeholder('is_public'),
      staff: sql.placeholder('staff'),
      created_at: sql.placeholder('created_at'),
    })
    .prepare(),
)
