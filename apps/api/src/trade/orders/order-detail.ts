import type { OrderDetail } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { payment } from '../../db/schema/payments'
import type { Visitor } from '../../http/access'
import { found } from '../../http/errors'
import { DAY_MS } from '../../lib/times'
import { isCashBlocked } from '../rows/cash-blocks'
import { cashOffer } from '../rows/cash-offer'
import { orderFacts, returnable, timelineOf } from '../rows/order-facts'
import type { OrderRow } from '../rows/order-row'
import { isWaitingForPayment } from '../rows/payment-state'
import { orderRows } from '../rows/placing-rows'
import { nextStates } from '../rows/states'

/** The order as its customer sees it, with what they may do now. */
export async function orderDetail(
  db: Queries,
  { order, visitor }: { order: OrderRow; visitor: Visitor | undefined },
  now: Date,
): Promise<OrderDetail> {
  const facts = await orderFacts(db, order)
  const return_until = await returnUntil(db, order)
  const left = returnable(facts)
  const isWaiting = isWaitingForPayment(order)
  const cash = isWaiting ? await cashOffer(db, order) : undefined
  return {
    ...facts,
    lines: facts.lines.map((line) => ({ ...line, returnable: left.get(line.id) ?? 0 })),
    timeline: (await timelineOf(db, order.id)).filter((event) => event.is_public),
    is_mine: visitor !== undefined && order.user === visitor.id,
    is_guest: order.user === null,
    can_cancel: nextStates(order.state, 'customer').includes('cancelled'),
    can_pay: isWaiting,
    payment_failed: isWaiting && (await hasFailed(db, order.id)),
    is_late: isLate(order, now),
    can_return: isInTime(return_until, now) && [...left.values()].some((pieces) => pieces > 0),
    can_pay_cash: isWaiting && !cash?.problem && !(await isCashBlocked(db, order)),
    cash_fee_offered: cash?.cash_fee ?? 0,
    cash_problem: cash?.problem ?? null,
    return_until,
  }
}

const lastPayment = prepared((db) =>
  db
    .select({ state: payment.state })
    .from(payment)
    .where(eq(payment.order, sql.placeholder('order')))
    .orderBy(desc(payment.id))
    .limit(1)
    .prepare(),
)

async function hasFailed(db: Queries, order: number) {
  const payment = await lastPayment(db).get({ order })
  return payment?.state === 'failed'
}

/** Whether the parcel hasn't arrived although the last promised day, in Kathmandu, is over. */
function isLate({ state, promised_to }: OrderRow, now: Date) {
  const isOnItsWay = ['placed', 'confirmed', 'packed', 'shipped'].includes(state)
  return isOnItsWay && promised_to !== null && promised_to < kathmanduTime(now).slice(0, 10)
}

/** When the return period ends or ended (ISO time); null before delivery, and once all pieces were returned. */
export async function returnUntil(db: Queries, order: OrderRow) {
  const { return_days } = found(await orderRows(db).settings.get(), 'shop')
  if (order.state !== 'delivered' || !order.delivered_at) return null
  return new Date(Date.parse(order.delivered_at) + return_days * DAY_MS).toISOString()
}

export function isInTime(until: string | null, now: Date) {
  return until !== null && until > now.toISOString()
}
