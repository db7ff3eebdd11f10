import type { OrderPage } from '@etrend/contract'
import type { Queries } from '../db/client'
import type { Visitor } from '../http/access'
import { found } from '../http/errors'
import { orderFacts, timelineOf } from '../lib/order-facts'
import type { OrderRow } from './order-access'
import { orderRows } from './order-rows'
import { nextStates } from './states'
import { isWaitingForPayment } from './switch-to-cash'

const DAY_MS = 24 * 3_600_000

/** The order as its customer sees it, with what they may do now. */
export function orderPage(
  db: Queries,
  { order, visitor }: { order: OrderRow; visitor: Visitor | undefined },
  now: Date,
): OrderPage {
  const return_until = returnUntil(db, order, now)
  return {
    ...orderFacts(db, order),
    timeline: timelineOf(db, order.id).filter((event) => event.is_public),
    is_mine: visitor !== undefined && order.user === visitor.id,
    is_guest: order.user === null,
    can_cancel: nextStates(order.state, 'customer').includes('cancelled'),
    can_pay: isWaitingForPayment(order),
    can_pay_cash: isWaitingForPayment(order),
    can_return: return_until !== null,
    return_until,
  }
}

/** Until when a return may be asked for; null where it may not, or not any more. */
export function returnUntil(db: Queries, order: OrderRow, now: Date) {
  const { return_days } = found(orderRows(db).settings.get(), 'shop')
  if (order.state !== 'delivered' || !order.delivered_at) return null
  const until = new Date(Date.parse(order.delivered_at) + return_days * DAY_MS)
  return until > now ? until.toISOString() : null
}
