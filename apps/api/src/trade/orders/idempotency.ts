import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { idempotencyKey } from '../../db/schema-counters'
import { Refusal } from '../../http/errors'
import { HOUR_MS } from '../../lib/times'

const KEPT_MS = 48 * HOUR_MS

/** A request that may come twice: its route and caller (`owner`), its Idempotency-Key and a hash of its body. */
export type KeyedCall = { owner: string; key: string; body_hash: string }

export function keyedCall(
  { who, route }: { who: string; route: string },
  key: string,
  body: unknown,
): KeyedCall {
  return {
    owner: `${route} ${who}`,
    key,
    body_hash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
  }
}

/** The stored answer to the first call with this key, as JSON; undefined if this is it. Refuses (422) another body. */
export async function earlierAnswer(tx: Queries, { owner, key, body_hash }: KeyedCall) {
  const seen = await statementsOf(tx).find.get({ owner, key })
  if (seen && seen.body_hash !== body_hash) {
    throw new Refusal(422, 'This Idempotency-Key was used for another order. Send a new key.')
  }
  return seen?.answer
}

/** Stores the answer in the transaction that places the order, so that both are kept or neither. */
export async function keepAnswer(tx: Queries, call: KeyedCall, answer: string, now: Date) {
  await statementsOf(tx).keep.run({ ...call, answer, created_at: now.toISOString() })
}

/** Deletes keys that are older than two days. */
export async function forgetOldKeys(db: Database, now: Date) {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await db.transaction(async (tx) => {
    await tx.delete(idempotencyKey).where(lt(idempotencyKey.created_at, before))
  })
}

const statementsOf = prepared((db) => ({
  find: db
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.owner, sql.placeholder('owner')),
        eq(idempotencyKey.key, sql.placeholder('key')),
      ),
    )
    .prepare(),
  keep: db
    .insert(idempotencyKey)
    .values({
      owner: sql.placeholder('owner'),
      key: sql.placeholder('key'),
      body_hash: sql.placeholder('body_hash'),
      answer: sql.placeholder('answer'),
      created_at: sql.placeholder('created_at'),
    })
    .prepare(),
}))
