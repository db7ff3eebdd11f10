import type { Queries } from '../../db/client'
import { filledRows, forEachCount, placeholderRows } from '../../db/many-rows'
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
  await addEvents(tx, [event])
}

/** Adds rows to the timeline, in their order, by one statement. */
export async function addEvents(tx: Queries, events: OrderEvent[]) {
  const rows = events.map((event) => ({ is_public: false, staff: null, ...event }))
  await insertOf(tx)(rows.length).run(filledRows(rows))
}

const COLUMNS = ['order', 'kind', 'text', 'is_public', 'staff', 'created_at'] as const

const insertOf = prepared((db) =>
  forEachCount((count) => db.insert(orderEvent).values(placeholderRows(COLUMNS, count)).prepare()),
)
