import type { Permission, WaitingWork } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from '../db/client'

type Read = (db: Queries) => Promise<WaitingWork | undefined>

/** Counts the orders that should have arrived by now. */
export type CountLate = (db: Queries, now: Date) => Promise<number>

/**
 * How the work of each permission is counted. Every open back-office asks after each order, so each condition is one of
 * an index.
 */
const counted: [needed: Permission, read: Read][] = [
  ['orders', (db) => db.get(ofOrders)],
  [
    'refunds',
    (db) =>
      db.get(sql`SELECT
        (SELECT count(*) FROM refund WHERE state = 'task') AS refunds,
        (SELECT count(*) FROM refund WHERE state = 'sending') AS refunds_sending`),
  ],
  [
    'content',
    (db) =>
      db.get(sql`SELECT count(DISTINCT review) AS photos FROM review_photo WHERE shown_at IS NULL`),
  ],
  [
    'customers',
    (db) =>
      db.get(sql`SELECT
        (SELECT count(*) FROM mail WHERE state <> 'sent' AND state = 'failed') AS failed_mails,
        (SELECT count(*) FROM sms WHERE state <> 'sent' AND state = 'failed') AS failed_sms`),
  ],
  [
    'money',
    (db) =>
      db.get(
        sql`SELECT count(*) AS refused_bills FROM tax_filing WHERE state <> 'sent' AND state = 'refused'`,
      ),
  ],
]

const ofOrders = sql`SELECT
  (SELECT count(*) FROM shop_order WHERE state = 'placed' AND payment_method = 'cod') AS to_call,
  (SELECT count(*) FROM shop_order WHERE state = 'confirmed') AS to_pack,
  (SELECT count(*) FROM shop_order WHERE state = 'packed') AS to_ship,
  (SELECT count(DISTINCT "order") FROM payment
    WHERE method IN ('esewa', 'khalti') AND state = 'review') AS in_review,
  (SELECT count(*) FROM order_return WHERE state IN ('requested', 'approved', 'received')) AS returns`

/** Counts the work that waits; only the kinds of which `may` allows the permission. */
export async function countWaiting(
  db: Queries,
  {
    now,
    countLate,
    may,
  }: { now: Date; countLate: CountLate; may: (needed: Permission) => boolean },
) {
  const work: WaitingWork = may('orders') ? { late: await countLate(db, now) } : {}
  for (const [needed, read] of counted) {
    if (may(needed)) Object.assign(work, await read(db))
  }
  return work
}
