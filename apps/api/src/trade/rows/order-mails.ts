import { smsKind, type MailKind } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { order, orderLine } from '../../db/schema/orders'
import { together } from '../../db/together'
import { found } from '../../http/errors'
import type { MailedOrder } from '../../mail/content'
import { queueMail } from '../../mail/outbox'
import { writeMail, type MailFacts } from '../../mail/write-mail'
import { queueOrderSms } from './order-sms'
import { addEvent } from './order-timeline'
import { toPayBack } from './payment-state'

export type MailParts = {
  origin: string
  tokenOf: (number: string, delivered_at?: string | null) => string
  now: Date
}
type Addressee = {
  id: number
  number: string
  email: string | null
  delivered_at?: string | null
}
/** `order` is read from the database unless the caller has it, and so is `sendsSms`: placing an order must stay fast. */
/** `smsEvent`: the key of an event of which an order can have several that look the same. */
type OrderMail = { kind: MailKind; sendsSms?: boolean; smsEvent?: string } & Pick<
  MailFacts,
  'values' | 'note' | 'order'
>

/**
 * Queues the SMS about this event, where the shop sends one, and a mail with a link to an order's page, which is noted on
 * the timeline. Without an address no mail is queued.
 */
export async function queueOrderMail(
  tx: Queries,
  to: Addressee,
  { kind, sendsSms = true, smsEvent, ...facts }: OrderMail,
  { origin, tokenOf, now }: MailParts,
) {
  const sms = smsKind.safeParse(kind)
  if (sms.success && sendsSms) {
    const event = smsEvent && { event: smsEvent }
    await queueOrderSms(tx, { id: to.id, kind: sms.data, ...facts, ...event }, now)
  }
  if (!to.email) return
  const url = `${origin}/order/${to.number}?token=${tokenOf(to.number, to.delivered_at)}`
  const about = inTime(facts.order ?? (await mailedOrder(tx, to.id)), now)
  const mail = await writeMail(tx, kind, { ...facts, origin, url, order: about })
  // The event doesn't contain the address: events are never changed, so it would outlive a deleted account.
  const text = `Mail sent: ${mail.subject}`
  await together([
    queueMail(tx, { to: to.email, ...mail, order: to.id }, now),
    addEvent(tx, { order: to.id, kind: 'mail', text, created_at: now.toISOString() }),
  ])
}

/** The order without a promise that is over already, since no mail should repeat it. */
function inTime<Order extends MailedOrder>(order: Order, now: Date): Order {
  const today = kathmanduTime(now).slice(0, 10)
  const isOver = order.promised_to !== null && order.promised_to < today
  return isOver ? { ...order, promised_from: null, promised_to: null } : order
}

async function mailedOrder(tx: Queries, id: number) {
  const statements = statementsOf(tx)
  const row = found(await statements.order.get({ id }), 'order')
  const to_pay_back = row.refunded > 0 ? await toPayBack(tx, id) : 0
  return { ...row, to_pay_back, lines: await statements.lines.all({ id }) }
}

const id = sql.placeholder('id')

const statementsOf = prepared((db) => ({
  order: db.select().from(order).where(eq(order.id, id)).prepare(),
  lines: db
    .select()
    .from(orderLine)
    .where(eq(orderLine.order, id))
    .orderBy(asc(orderLine.id))
    .prepare(),
}))

/** The values of a mail about a parcel; staff may have entered neither courier nor code. */
export function shippedValues({
  courier,
  tracking_code,
}: {
  courier: string
  tracking_code: string
}) {
  return {
    courier: courier && `with ${courier}`,
    tracking: tracking_code && `Its tracking code is ${tracking_code}.`,
  }
}
