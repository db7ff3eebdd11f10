import type { OutboxState } from '@etrend/contract'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { choice, count, flag, jsonList, rowId, time, words } from './columns'
import { user } from './people'

/** An address to which the shop reports events. Secrets are encrypted (lib/sealed-texts.ts). */
export const webhook = sqliteTable('webhook', {
  id: rowId(),
  url: words(),
  /** Topics of the contract. */
  events: jsonList().notNull(),
  secret: words(),
  /** The secret before the last rotation; deliveries are signed with it too until `former_until`. */
  former_secret: text(),
  former_until: time(),
  is_active: flag(),
  /** Why the shop switched it off by itself. */
  problem: text(),
  /** The first failure since the last success. */
  failing_since: time(),
  user: integer()
    .notNull()
    .references(() => user.id),
  created_at: time().notNull(),
})

/**
 * What happened, while there are active webhooks: triggers write these rows in the transaction of the change. They become
 * deliveries seconds later, and are deleted. `size` with `row_id`, a product color, is a unit.
 */
export const webhookEvent = sqliteTable('webhook_event', {
  id: rowId(),
  topic: words(),
  row_id: count().notNull(),
  size: count(),
  created_at: time().notNull(),
})

/** An event on its way to one webhook. `body` stays the same for each attempt. */
export const webhookDelivery = sqliteTable(
  'webhook_delivery',
  {
    id: rowId(),
    message_id: text().notNull().unique(),
    webhook: integer()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    topic: words(),
    body: words(),
    state: choice<OutboxState>().notNull(),
    attempts: count().notNull().default(0),
    next_attempt_at: time(),
    problem: text(),
    created_at: time().notNull(),
    sent_at: time(),
  },
  (table) => [
    index('webhook_delivery_due').on(table.webhook, table.state, table.next_attempt_at),
    index('webhook_delivery_created').on(table.created_at),
  ],
)

/** One attempt of a delivery, and what was answered. */
export const webhookAttempt = sqliteTable(
  'webhook_attempt',
  {
    id: rowId(),
    delivery: integer()
      .notNull()
      .references(() => webhookDelivery.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    ms: count().notNull(),
    status: count(),
    answer: words(),
    problem: text(),
  },
  (table) => [index('webhook_attempt_delivery').on(table.delivery)],
)
