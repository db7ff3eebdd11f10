import { orderState } from '@etrend/contract'
import { count, min, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../db/client'
import { mail } from '../db/schema/mail'
import { order } from '../db/schema/orders'
import { payment } from '../db/schema/payments'
import { sms } from '../db/schema/sms'
import { taxFiling } from '../db/schema/tax-filings'

export type Readings = Awaited<ReturnType<typeof readShop>>

/** Counts rows for the metrics. Each query reads only an index: about 25 ms each for 100,000 orders and payments. */
export async function readShop(queries: Queries) {
  const orders = await queries
    .select({ state: order.state, rows: count() })
    .from(order)
    .groupBy(order.state)
  const payments = await queries
    .select({ gateway: payment.method, state: payment.state, rows: count() })
    .from(payment)
    .groupBy(payment.method, payment.state)
  // Written out rather than bound as a value: only then can the index of unsent mails be used.
  const isUnsent = sql`${mail.state} <> 'sent'`
  const mails = await queries
    .select({ state: mail.state, rows: count(), oldest: min(mail.created_at) })
    .from(mail)
    .where(isUnsent)
    .groupBy(mail.state)
  const messages = queries
    .select({
      of: sql<string>`'sms'`,
      state: sql<string>`${sms.state}`,
      rows: count(),
      oldest: min(sms.created_at),
    })
    .from(sms)
    .where(sql`${sms.state} <> 'sent'`)
    .groupBy(sms.state)
  const lacking = queries
    .select({
      of: sql<string>`'filing'`,
      state: sql<string>`${taxFiling.state}`,
      rows: count(),
      oldest: min(taxFiling.created_at),
    })
    .from(taxFiling)
    .where(sql`${taxFiling.state} <> 'sent'`)
    .groupBy(taxFiling.state)
  const outboxes = await unionAll(messages, lacking)
  const ofSms = outboxes.filter((row) => row.of === 'sms')
  const filings = outboxes.filter((row) => row.of === 'filing')
  return {
    orders: withZeros(orders, orderState.options),
    payments,
    mails: withZeros(mails, ['queued', 'failed']),
    sms: withZeros(ofSms, ['queued', 'sending', 'unclear', 'failed']),
    /** When the oldest mail that waits was queued (ISO time); null when none waits. */
    oldestMail: mails.find(({ state }) => state === 'queued')?.oldest ?? null,
    taxFilings: withZeros(filings, ['waiting', 'refused']),
    /** When the oldest bill was issued that the tax office lacks (ISO time); null when it has all. */
    oldestTaxFiling: oldestOf(filings),
  }
}

function oldestOf(counted: { oldest: string | null }[]) {
  const times = counted.flatMap(({ oldest }) => oldest ?? [])
  return times.toSorted()[0] ?? null
}

/** A count for every state: one without rows would otherwise keep its last value in a graph. */
function withZeros(counted: { state: string; rows: number }[], states: readonly string[]) {
  const rowsOf = new Map(counted.map(({ state, rows }) => [state, rows]))
  return states.map((state) => ({ state, rows: rowsOf.get(state) ?? 0 }))
}
