import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Database, Queries } from '../db/client'
import { one } from '../db/rows'
import { webhook, webhookDelivery, webhookEvent } from '../db/schema/webhooks'
import { knownOf } from '../lib/parsed'
import { dataOf, type Event } from './payloads'

const BATCH = 100

/**
 * Makes a delivery to each active webhook that asked for it of every event, in slices. Changes of a row within a slice
 * are one delivery, with the row as it is now.
 */
export async function fanOut(db: Database, clock: () => Date) {
  let events = BATCH
  while (events === BATCH) events = await db.transaction((tx) => fanOutSlice(tx, clock()))
}

async function fanOutSlice(tx: Queries, now: Date) {
  const events = await tx.select().from(webhookEvent).orderBy(asc(webhookEvent.id)).limit(BATCH)
  if (events.length === 0) return 0
  const active = await tx.select().from(webhook).where(eq(webhook.is_active, true))
  const told = withoutRepetitions(events)
  const dataOfEvent = await dataOf(tx, told)
  for (const event of told) {
    const data = dataOfEvent(event)
    if (!data) continue
    const body = JSON.stringify({ type: event.topic, timestamp: event.created_at, data })
    for (const { id, events: wanted } of active) {
      if (!knownOf(z.string(), wanted).includes(event.topic)) continue
      await enqueue(tx, { webhook: id, topic: event.topic, body }, now)
    }
  }
  await tx.delete(webhookEvent).where(
    inArray(
      webhookEvent.id,
      events.map(({ id }) => id),
    ),
  )
  return events.length
}

/** Adds a delivery that is due now. */
export async function enqueue(
  tx: Queries,
  letter: { webhook: number; topic: string; body: string },
  now: Date,
) {
  const at = now.toISOString()
  const times = { created_at: at, next_attempt_at: at }
  const row = { ...letter, ...times, message_id: `msg_${randomUUID()}`, state: 'queued' as const }
  return await one(tx.insert(webhookDelivery).values(row).returning({ id: webhookDelivery.id }))
}

/** Leaves out the same event of a row but the last, and changes of an order that was placed in the same slice. */
function withoutRepetitions(events: readonly Event[]) {
  const keyOf = ({ topic, row_id, size }: Event) => `${topic} ${row_id} ${size}`
  const last = new Map(events.map((event) => [keyOf(event), event.id]))
  const placed = new Set(
    events.filter(({ topic }) => topic === 'order.placed').map(({ row_id }) => row_id),
  )
  return events.filter(
    (event) =>
      last.get(keyOf(event)) === event.id &&
      !(event.topic === 'order.changed' && placed.has(event.row_id)),
  )
}
