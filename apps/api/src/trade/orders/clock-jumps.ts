import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database, Queries } from '../../db/client'
import { laterBy } from '../../db/days'
import { first, one } from '../../db/rows'
import { idempotencyKey } from '../../db/schema/counters'
import { order } from '../../db/schema/orders'
import { payment } from '../../db/schema/payments'
import { heartbeat, shop } from '../../db/schema/shop'
import { MINUTE_MS } from '../../lib/times'

/** Clocks are often corrected by a few seconds: only a larger difference counts as a jump. */
const JUMP_MS = 2 * MINUTE_MS

/**
 * Returns a function that detects jumps of the system clock and corrects stored times, so that holds and idempotency
 * keys last for as long as the shop really ran: time that the clock jumped over, and time in which the shop was off, is
 * added to them. Call the function in every round before holds are released or keys are deleted; it returns the current
 * time. `elapsed` is a monotonic clock in milliseconds.
 */
export function clockFollower(db: Database, clock: () => Date, elapsed: () => number) {
  let last: { at: number; ran: number } | undefined
  let noted = 0

  return async () => {
    const now = clock()
    const ran = elapsed()
    const before = last ?? (await lastHeartbeat(db, ran))
    const jumped = before ? now.getTime() - before.at - (ran - before.ran) : 0
    if (!last || Math.abs(jumped) > JUMP_MS || ran - noted >= MINUTE_MS) {
      await db.transaction(async (tx) => {
        const stood = Math.min(jumped, await sinceHeartbeat(tx, now))
        if (stood > JUMP_MS) await moveOn(tx, stood, now)
        if (jumped < -JUMP_MS) await moveBack(tx, now)
        await noteHeartbeat(tx, now)
      })
      noted = ran
    }
    last = { at: now.getTime(), ran }
    return now
  }
}

async function lastHeartbeat({ read }: Database, ran: number) {
  const row = await first(read.select().from(heartbeat))
  return row && { at: Date.parse(row.at), ran }
}

/**
 * Milliseconds since any server noted that the shop runs. Less than a jump, where other servers ran on while this one
 * stood still, or where another server has seen the same jump and corrected the times already.
 */
async function sinceHeartbeat(tx: Queries, now: Date) {
  const row = await first(tx.select().from(heartbeat))
  return row ? now.getTime() - Date.parse(row.at) : Infinity
}

async function noteHeartbeat(tx: Queries, now: Date) {
  const at = now.toISOString()
  const given = { target: heartbeat.id, set: { at } }
  await tx.insert(heartbeat).values({ id: 1, at }).onConflictDoUpdate(given)
}

/** After a jump forward: adds its length to the times that were written before it. Later ones are right already. */
async function moveOn(tx: Queries, jumped: number, now: Date) {
  const moved = (column: SQLiteColumn) => laterBy(column, jumped)
  const { hold_expires_at } = order
  const { created_at } = idempotencyKey
  const since = later(now, -JUMP_MS)
  const heldSince = later(since, await holdMs(tx))
  await tx
    .update(order)
    .set({ hold_expires_at: moved(hold_expires_at) })
    .where(and(isHeld, lt(hold_expires_at, heldSince.toISOString())))
  await tx
    .update(idempotencyKey)
    .set({ created_at: moved(created_at) })
    .where(lt(created_at, since.toISOString()))
}

/** After a jump back: no hold runs longer than a new one, no key is from the future, and gateways are asked now. */
async function moveBack(tx: Queries, now: Date) {
  const latest = later(now, await holdMs(tx)).toISOString()
  await tx
    .update(order)
    .set({ hold_expires_at: latest })
    .where(and(isHeld, gt(order.hold_expires_at, latest)))
  const created_at = now.toISOString()
  await tx
    .update(idempotencyKey)
    .set({ created_at })
    .where(gt(idempotencyKey.created_at, created_at))
  await tx
    .update(payment)
    .set({ next_check_at: created_at })
    .where(gt(payment.next_check_at, created_at))
}

const isHeld = and(eq(order.state, 'placed'), isNotNull(order.hold_expires_at))

async function holdMs(tx: Queries) {
  const { hold_minutes } = await one(tx.select().from(shop))
  return hold_minutes * MINUTE_MS
}

function later(time: Date, ms: number) {
  return new Date(time.getTime() + ms)
}
