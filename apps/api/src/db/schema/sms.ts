import type { SmsLanguage, SmsState } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { choice, count, flag, optionalWords, rowId, time, words } from './columns'
import { order } from './orders'

/** The outbox of SMS: a message is a row before it is sent, so that none is lost with the process. */
export const sms = sqliteTable(
  'sms',
  {
    id: rowId(),
    /** What it reports, so that nothing is reported twice: 'order_shipped 12'. */
    event: text().notNull().unique(),
    to: words(),
    kind: words(),
    /** Encrypted (lib/sealed-texts.ts) while a message with a code waits, and then blanked. */
    text: words(),
    parts: count().notNull(),
    is_secret: flag(),
    order: integer().references(() => order.id),
    state: choice<SmsState>().notNull(),
    attempts: count().notNull().default(0),
    next_attempt_at: time(),
    /** Afterwards it isn't sent any more; null where it stays useful. */
    expires_at: time(),
    problem: text(),
    gateway: text(),
    reference: text(),
    credits: count(),
    created_at: time().notNull(),
    sent_at: time(),
    /** The id of the request that caused it, for the log; null for messages of periodic jobs. */
    request_id: text(),
  },
  (table) => [
    index('sms_order').on(table.order),
    index('sms_next_attempt').on(table.next_attempt_at),
    index('sms_unsent')
      .on(table.state, table.created_at)
      .where(sql`state <> 'sent'`),
  ],
)

/** The texts of a kind of SMS, where staff have changed them. */
export const smsText = sqliteTable('sms_text', {
  kind: text().primaryKey(),
  is_on: flag(),
  en: words(),
  ne: words(),
})

/** The code that was sent to a phone last. A new one replaces it. */
export const phoneCode = sqliteTable('phone_code', {
  phone: text().primaryKey(),
  /** An HMAC of the code with the shop's key. */
  hash: words(),
  tries: count().notNull().default(0),
  expires_at: time().notNull(),
})

/** How SMS are sent: one row. */
export const smsSetting = sqliteTable('sms_setting', {
  id: rowId(),
  /** The gateway that the server was started with; '' without keys. Nothing is queued then. */
  gateway: optionalWords(),
  language: choice<SmsLanguage>().notNull().default('en'),
  codes_for_cash: flag(),
})
