import { kathmanduYear } from '@etrend/contract/kathmandu'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { counter } from '../../db/schema/counters'

/** 'ET-2026-000123': counted per year in Kathmandu. Without gaps, since the counter is in the order's transaction. */
export async function nextOrderNumber(tx: Queries, now: Date) {
  const year = kathmanduYear(now)
  return `ET-${year}-${String(await nextNumber(tx, `order-${year}`)).padStart(6, '0')}`
}

export async function nextNumber(tx: Queries, name: string) {
  const { value } = await statementsOf(tx).get({ name })
  return value
}

/** Raises a counter to at least `value`, so that the next number comes after it. */
export async function raiseNumber(tx: Queries, name: string, value: number) {
  const set = { value: sql`max(${counter.value}, ${value})` }
  await tx.insert(counter).values({ name, value }).onConflictDoUpdate({ target: counter.name, set })
}

const statementsOf = prepared((db) =>
  db
    .insert(counter)
    .values({ name: sql.placeholder('name'), value: 1 })
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
    .prepare(),
)
