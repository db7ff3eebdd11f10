import { contract, webhookTopic, type WebhookInput } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { one } from '../db/rows'
import { webhook, webhookAttempt, webhookDelivery } from '../db/schema/webhooks'
import { withTotal } from '../http/list-page'
import type { Background } from '../lib/background'
import { Refusal } from '../lib/refusal'
import type { SealedTexts } from '../lib/sealed-texts'
import { DAY_MS } from '../lib/times'
import { authorOf, difference, record } from '../records/audit'
import { enqueue } from './fan-out'
import { NoReceiver, receiverOf, type Outside } from './receiver'
import { newSecret } from './sign'
import {
  addedDelivery,
  deliveryOf,
  listDeliveries,
  shownWebhook,
  webhookOf,
  type Row,
} from './webhook-rows'

const MOST_WEBHOOKS = 20

type Parts = {
  db: Database
  clock: () => Date
  sealed: SealedTexts
  background: Background
  network: { outside: Outside; allowsPrivate: boolean }
  /** The shop's own hosts, to which it sends nothing. */
  ownHosts: readonly string[]
  /** Sends what is due. */
  start: () => Promise<void>
}

/** The calls by which owners and managers manage webhooks: addresses, secrets and the log of deliveries. */
export function webhookRoutes(parts: Parts) {
  const { db, clock, sealed, background, start } = parts

  async function requireReceiver({ url }: Pick<WebhookInput, 'url'>) {
    const given = new URL(url)
    try {
      if (parts.ownHosts.includes(given.hostname)) {
        throw new NoReceiver('The shop doesn’t send webhooks to itself.')
      }
      await receiverOf(given, parts.network)
    } catch (error) {
      if (!(error instanceof NoReceiver)) throw error
      throw new Refusal(400, error.message, { url: error.message })
    }
  }

  return initServer().router(contract.webhooks, {
    list: async () => {
      const rows = await db.read.select().from(webhook).orderBy(asc(webhook.id))
      return { status: 200, body: await Promise.all(rows.map((row) => shownWebhook(db.read, row))) }
    },

    create: async ({ body, request }) => {
      await requireReceiver(body)
      const by = authorOf(request, clock)
      const secret = newSecret()
      const shown = await db.transaction(async (tx) => {
        if ((await tx.$count(webhook)) >= MOST_WEBHOOKS) {
          throw new Refusal(409, `There are ${MOST_WEBHOOKS} webhooks already: delete one first.`)
        }
        const made = { user: by.staff, created_at: by.at, is_active: true }
        const values = { ...facts(body), ...made, secret: sealed.seal(secret) }
        const row = await one(tx.insert(webhook).values(values).returning())
        const after = { url: row.url, events: row.events }
        await record(tx, by, { action: 'add', ...nameOf(row), after })
        return await shownWebhook(tx, row)
      })
      return { status: 201, body: { ...shown, secret } }
    },

    edit: async ({ params: { id }, body: { is_active, ...body }, request }) => {
      await requireReceiver(body)
      const by = authorOf(request, clock)
      const shown = await db.transaction(async (tx) => {
        const before = await webhookOf(tx, id)
        // Switched on again, it starts anew: three days of failures count from now.
        const health = is_active && !before.is_active ? { problem: null, failing_since: null } : {}
        const change = { ...facts(body), is_active, ...health }
        const row = await one(tx.update(webhook).set(change).where(eq(webhook.id, id)).returning())
        const changed = difference(publicOf(before), publicOf(row))
        if (changed) await record(tx, by, { action: 'edit', ...nameOf(row), ...changed })
        return await shownWebhook(tx, row)
      })
      return { status: 200, body: shown }
    },

    remove: async ({ params: { id }, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const row = await webhookOf(tx, id)
        await tx.delete(webhook).where(eq(webhook.id, id))
        await record(tx, by, { action: 'delete', ...nameOf(row), before: publicOf(row) })
      })
      return { status: 204, body: undefined }
    },

    rotate: async ({ params: { id }, request }) => {
      const by = authorOf(request, clock)
      const secret = newSecret()
      const shown = await db.transaction(async (tx) => {
        const { secret: former_secret } = await webhookOf(tx, id)
        const former_until = new Date(Date.parse(by.at) + DAY_MS).toISOString()
        const change = { secret: sealed.seal(secret), former_secret, former_until }
        const row = await one(tx.update(webhook).set(change).where(eq(webhook.id, id)).returning())
        await record(tx, by, { action: 'rotate', ...nameOf(row) })
        return await shownWebhook(tx, row)
      })
      return { status: 200, body: { ...shown, secret } }
    },

    test: async ({ params: { id }, request }) => {
      const by = authorOf(request, clock)
      const delivery = await db.transaction(async (tx) => {
        const hook = await webhookOf(tx, id)
        refuseSwitchedOff(hook)
        const topic = 'webhook.test'
        const body = JSON.stringify({ type: topic, timestamp: by.at, data: { webhook: id } })
        const added = await enqueue(tx, { webhook: id, topic, body }, clock())
        return await addedDelivery(tx, added.id)
      })
      background(start)
      return { status: 202, body: delivery }
    },

    deliveries: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await listDeliveries(db.read, query)),
    }),

    delivery: async ({ params: { id } }) => {
      const body = await deliveryOf(db.read, id)
      const log = await db.read
        .select()
        .from(webhookAttempt)
        .where(eq(webhookAttempt.delivery, id))
        .orderBy(asc(webhookAttempt.id))
      return { status: 200, body: { ...body, log } }
    },

    resend: async ({ params: { id }, request }) => {
      const by = authorOf(request, clock)
      const delivery = await db.transaction(async (tx) => {
        const before = await deliveryOf(tx, id)
        const hook = await webhookOf(tx, before.webhook)
        refuseSwitchedOff(hook)
        const again = { state: 'queued' as const, attempts: 0, next_attempt_at: by.at }
        await tx.update(webhookDelivery).set(again).where(eq(webhookDelivery.id, id))
        await record(tx, by, { action: 'resend', ...nameOf(hook), after: { topic: before.topic } })
        return await deliveryOf(tx, id)
      })
      background(start)
      return { status: 202, body: delivery }
    },
  })
}

function facts({ url, events }: WebhookInput) {
  return { url, events: webhookTopic.options.filter((topic) => events.includes(topic)) }
}

function publicOf({ url, events, is_active }: Row) {
  return { url, events, is_active }
}

function nameOf({ id, url }: Row) {
  return { noun: 'webhooks', row_id: id, label: new URL(url).hostname }
}

function refuseSwitchedOff({ is_active }: Row) {
  if (!is_active) throw new Refusal(409, 'This webhook is switched off. Switch it on first.')
}
