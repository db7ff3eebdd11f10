import { webhookTopic, type contract, type Webhook } from '@etrend/contract'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { webhook, webhookDelivery } from '../db/schema/webhooks'
import { anyHolds } from '../db/text-search'
import { found } from '../http/errors'
import { pageOf, positionOf } from '../http/list-page'
import { knownOf } from '../lib/parsed'
import { DAY_MS } from '../lib/times'

const KEPT_MS = 30 * DAY_MS

export type Row = typeof webhook.$inferSelect

/** A webhook; throws 404 where there is none. */
export async function webhookOf(db: Queries, id: number) {
  return found(await first(db.select().from(webhook).where(eq(webhook.id, id))), 'webhook')
}

/** A webhook as staff see it: without its secrets, with the numbers of deliveries that wait or were given up. */
export async function shownWebhook(db: Queries, hook: Row): Promise<Webhook> {
  const { id, url, is_active, problem, failing_since, created_at } = hook
  const numberOf = (state: 'queued' | 'failed') =>
    db.$count(
      webhookDelivery,
      and(eq(webhookDelivery.webhook, id), eq(webhookDelivery.state, state)),
    )
  const events = knownOf(webhookTopic, hook.events)
  const numbers = { waiting: await numberOf('queued'), failed: await numberOf('failed') }
  return { id, url, events, is_active, problem, failing_since, ...numbers, created_at }
}

function deliveryRows(db: Queries) {
  return db
    .select({ delivery: webhookDelivery, url: webhook.url })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhook))
    .orderBy(desc(webhookDelivery.id))
    .$dynamic()
}

type DeliveryRow = Awaited<ReturnType<typeof deliveryRows>>[number]

function shownDelivery({ delivery, url }: DeliveryRow) {
  return { ...delivery, url }
}

type Query = z.infer<typeof contract.webhooks.deliveries.query>

/** A page of the log. */
export async function listDeliveries(db: Queries, query: Query) {
  const where = and(
    query.webhook === undefined ? undefined : eq(webhookDelivery.webhook, query.webhook),
    query.state && eq(webhookDelivery.state, query.state),
    anyHolds(query.q, [webhookDelivery.topic, webhookDelivery.body, webhook.url]),
  )
  const { rows, total } = await pageOf(db, deliveryRows(db).where(where), positionOf(query))
  return { rows: rows.map(shownDelivery), total }
}

/** One delivery; throws 404 where there is none, or it is too old to be kept. */
export async function deliveryOf(db: Queries, id: number) {
  const row = await first(deliveryRows(db).where(eq(webhookDelivery.id, id)))
  return shownDelivery(found(row, 'delivery'))
}

/** A delivery that was just added. */
export async function addedDelivery(db: Queries, id: number) {
  return shownDelivery(await one(deliveryRows(db).where(eq(webhookDelivery.id, id))))
}

/** Deletes deliveries that are older than 30 days, with their attempts. */
export async function forgetOldDeliveries(db: Database, now: Date) {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  let deleted = MOST_AT_ONCE
  while (deleted === MOST_AT_ONCE) deleted = await db.transaction((tx) => forgetSlice(tx, before))
}

const MOST_AT_ONCE = 500

async function forgetSlice(tx: Queries, before: string) {
  const old = tx
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(lt(webhookDelivery.created_at, before))
    .limit(MOST_AT_ONCE)
  const gone = await tx
    .delete(webhookDelivery)
    .where(inArray(webhookDelivery.id, old))
    .returning({ id: webhookDelivery.id })
  return gone.length
}
