import { createHash } from 'node:crypto'
import { sortedJson } from '@etrend/domain'
import { and, eq, lt, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database, Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { idempotencyKey } from '../../db/schema/counters'
import { Refusal } from '../../lib/refusal'
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
    body_hash: createHash('sha256').update(sortedJson(body)).digest('base64url'),
  }
}

/**
 * The answer to a call that may come twice. The first call with a key runs `make`, whose answer is stored in the same
 * transaction, so that the order and the answer are kept or neither; a repeated call gets the stored answer. Refuses
 * (422) another body with the same key.
 */
export async function answerOnce<Answer>(
  tx: Queries,
  { owner, key, body_hash }: KeyedCall,
  { schema, now }: { schema: z.ZodType<Answer>; now: Date },
  make: () => Promise<Answer>,
): Promise<Answer> {
  const seen = await statementsOf(tx).find.get({ owner, key })
  if (seen && seen.body_hash !== body_hash) {
    throw new Refusal(422, 'This Idempotency-Key was used for another order. Send a new key.')
  }
  if (seen) return schema.parse(JSON.parse(seen.answer))
  const made = await make()
  const answer = JSON.stringify(made)
  await statementsOf(tx).keep.run({ owner, key, body_hash, answer, created_at: now.toISOString() })
  return made
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
