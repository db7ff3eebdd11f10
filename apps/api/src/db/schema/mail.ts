import type { OutboxState } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { choice, count, flag, rowId, time, words } from './columns'
import { order } from './orders'

/** The outbox: a mail is a row before it is sent, so that none is lost with the process. */
export const mail = sqliteTable(
  'mail',
  {
    id: rowId(),
    to: words(),
    subject: words(),
    text: words(),
    html: words(),
    /** Its links give access to an account: the admin doesn't show its text, which is blanked once it is sent. */
    is_secret: flag(),
    order: integer().references(() => order.id),
    state: choice<OutboxState>().notNull(),
    attempts: count().notNull().default(0),
    next_attempt_at: time(),
    problem: text(),
    created_at: time().notNull(),
    sent_at: time(),
    /** The id of the request that caused it, for the log; null for mails of periodic jobs. */
    request_id: text(),
  },
  (table) => [
    index('mail_order').on(table.order),
    index('mail_next_attempt').on(table.next_attempt_at),
    index('mail_unsent')
      .on(table.state, table.created_at)
      .where(sql`state <> 'sent'`),
  ],
)

/** The texts of a kind of mail, where staff have replaced its default ones. */
export const mailText = sqliteTable('mail_text', {
  kind: text().primaryKey(),
  subject: words(),
  opening: words(),
  closing: words(),
})
