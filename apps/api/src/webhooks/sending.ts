import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { webhook, webhookDelivery } from '../db/schema/webhooks'
import type { Background } from '../lib/background'
import type { Chore } from '../lib/chores'
import type { Log } from '../lib/request-context'
import type { SealedTexts } from '../lib/sealed-texts'
import { MINUTE_MS } from '../lib/times'
import { fanOut } from './fan-out'
import { noteOutcomes, type Tried } from './outcomes'
import { post, type Outcome } from './post'
import { NoReceiver, receiverOf, type Outside } from './receiver'
import { signedHeaders } from './sign'

const AT_ONCE = 5
/** How long a claim lasts. When it expires, the claiming server counts as dead and another one sends again. */
const CLAIMED_MS = 2 * MINUTE_MS

type Hook = typeof webhook.$inferSelect
type Delivery = Tried['delivery']

/**
 * Sends due deliveries. Each webhook has a run of its own, so that a slow receiver delays nobody else. Several servers
 * share the work: a delivery is claimed before it is sent.
 */
export function webhookSending(given: {
  db: Database
  clock: () => Date
  log: Log
  sealed: SealedTexts
  background: Background
  network: { outside: Outside; allowsPrivate: boolean }
}) {
  const { db, clock, log, sealed, background, network } = given
  const { closing } = background
  const running = new Map<number, Promise<void>>()

  /** Notes what came of the last attempts, and claims what is due next, in one transaction. */
  function noteAndClaim(id: number, tried: Tried[]) {
    return db.transaction(async (tx) => {
      await noteOutcomes(tx, tried)
      const hook = await first(tx.select().from(webhook).where(eq(webhook.id, id)))
      return hook?.is_active ? { hook, due: await claim(tx, id, clock()) } : undefined
    })
  }

  async function run(id: number) {
    let next = await noteAndClaim(id, [])
    while (next && next.due.length > 0 && !closing.aborted) {
      const { hook, due } = next
      const tried = await Promise.all(due.map((delivery) => attempt(hook, delivery)))
      // A request aborted by shutdown may have arrived; it is retried when its claim expires.
      if (closing.aborted) return
      next = await noteAndClaim(id, tried)
      if (next && !next.hook.is_active) log.warn({ webhook: id }, 'a webhook was switched off')
    }
  }

  async function attempt(hook: Hook, delivery: Delivery): Promise<Tried> {
    const at = clock()
    const began = performance.now()
    const outcome = await send(hook, delivery, at)
    return { delivery, at, ms: Math.round(performance.now() - began), outcome }
  }

  async function send(hook: Hook, { message_id, body }: Delivery, now: Date): Promise<Outcome> {
    const secrets = secretsOf(hook, now)
    if (secrets.length === 0) return failed('Its secret can’t be read. Make a new one.')
    try {
      const url = new URL(hook.url)
      const address = await receiverOf(url, network)
      const headers = signedHeaders({ id: message_id, body, now }, secrets)
      return await post(url, address, { body, headers }, { outside: network.outside, closing })
    } catch (error) {
      if (error instanceof NoReceiver) return failed(error.message)
      throw error
    }
  }

  function secretsOf({ secret, former_secret, former_until }: Hook, now: Date) {
    const isKept = former_secret && former_until && former_until > now.toISOString()
    const kept = isKept ? [secret, former_secret] : [secret]
    return kept.flatMap((one) => sealed.open(one) ?? [])
  }

  /** Starts a run for each webhook with a due delivery, without waiting for its end. */
  async function start() {
    const now = clock().toISOString()
    const rows = await db.read
      .selectDistinct({ id: webhookDelivery.webhook })
      .from(webhookDelivery)
      .innerJoin(webhook, and(eq(webhook.id, webhookDelivery.webhook), eq(webhook.is_active, true)))
      .where(and(eq(webhookDelivery.state, 'queued'), lte(webhookDelivery.next_attempt_at, now)))
    for (const { id } of rows) {
      if (running.has(id) || closing.aborted) continue
      const job = new Promise<void>((resolve) =>
        background(async () => {
          await run(id).finally(() => {
            running.delete(id)
            resolve()
          })
        }),
      )
      running.set(id, job)
    }
  }

  const chores: Chore[] = [
    async () => {
      await fanOut(db, clock)
      await start()
    },
    // A chore of its own, which may take as long as the slowest receiver: the next round starts without it.
    () => Promise.all(running.values()),
  ]
  return { chores, start }
}

async function claim(tx: Queries, id: number, now: Date) {
  const isDue = and(
    eq(webhookDelivery.webhook, id),
    eq(webhookDelivery.state, 'queued'),
    lte(webhookDelivery.next_attempt_at, now.toISOString()),
  )
  const oldest = tx
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(isDue)
    .orderBy(asc(webhookDelivery.id))
    .limit(AT_ONCE)
  return await tx
    .update(webhookDelivery)
    .set({
      attempts: sql`${webhookDelivery.attempts} + 1`,
      next_attempt_at: new Date(now.getTime() + CLAIMED_MS).toISOString(),
    })
    .where(inArray(webhookDelivery.id, oldest))
    .returning()
}

function failed(problem: string): Outcome {
  return { status: null, answer: '', problem }
}
