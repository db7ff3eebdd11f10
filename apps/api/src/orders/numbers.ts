import { sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { counter } from '../db/schema-orders'
import { kathmanduYear } from '../lib/kathmandu'

/** 'ET-2026-000123': counted by the shop's year, without gaps, since a counter moves only with its order. */
export function nextOrderNumber(tx: Queries, now: Date) {
  const year = kathmanduYear(now)
  return `ET-${year}-${String(nextNumber(tx, `order-${year}`)).padStart(6, '0')}`
}

export function nextNumber(tx: Queries, name: string) {
  return statementsOf(tx).get({ name }).value
}

const statementsOf = prepared((db) =>
  db
    .insert(counter)
    .values({ name: sql.placeholder('name'), value: 1 })
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning({ value: counter.value })
    .prepare(),
)
