import type { CounterMethod, OrderState } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { numberFinalSale } from '../invoices/invoices'
import { giveBackPromo } from '../promo-codes/promo-use'
import { refundWhatIsLeft } from '../refunds/pay-back'
import { orderOfId, type OrderRow } from '../rows/order-row'
import {
  noteDamaged,
  piecesOf,
  putBackStock,
  takeStock,
  withoutDamaged,
  type DamagedPiece,
} from '../rows/order-stock'
import { addEvent } from '../rows/order-timeline'
import { lacksPayment, settlePaymentState } from '../rows/payment-state'
import { bookSale } from '../rows/sale-entries'
import { allowedMove, nextStates, type MovedBy } from '../rows/states'

export type Mover = {
  by: MovedBy
  staff?: number | null
  now: Date
  /** Shown after the state on the timeline, where the customer sees it. */
  reason?: string
  /** The cash that staff got on delivery, in rupees, and why it isn't what was to pay; left out: all that was to pay. */
  received?: { amount: number; note: string } | undefined
  /** The pieces that came back damaged: they stay out of stock. */
  damaged?: DamagedPiece[]
}

/**
 * Moves an order to its next state with all that follows: stock, promo code, cash, refund, invoice number, timeline,
 * sales figures.
 * Returns the changed order. Throws Refusal (409) for a move that isn't allowed or that somebody else made
 * first, and NotEnoughStock.
 */
export async function moveOrder(
  tx: Queries,
  seen: Pick<OrderRow, 'id' | 'state'>,
  to: OrderState,
  mover: Mover,
): Promise<OrderRow> {
  const { by, staff = null, now, reason, damaged = [] } = mover
  const move = allowedMove(seen.state, to, by)
  // The caller may have read the order before this transaction began: its money can have changed since.
  const from = await orderOfId(tx, seen.id)
  refuseUnpaid(from, to, by)
  const changes = { state: to, ...followingChanges(from, to, mover) }
  const isStill = and(eq(order.id, seen.id), eq(order.state, seen.state))
  const moved = await first(tx.update(order).set(changes).where(isStill).returning())
  if (!moved) throw new Refusal(409, 'Somebody else has just changed this order. Look again.')

  const event = { order: from.id, is_public: true, staff, created_at: now.toISOString() }
  const label = by === 'counter' ? 'Handed over in the shop' : labels[to]
  const text = `${label}${reason ? `: ${reason}` : ''}`
  await addEvent(tx, { ...event, kind: 'state', text })
  const pieces = move.stock ? await piecesOf(tx, from.id) : []
  const where = { order: from.id, number: from.number, staff, now }
  if (move.stock === 'back') {
    await putBackStock(tx, withoutDamaged(pieces, damaged), where)
    await noteDamaged(tx, damaged, where)
  }
  if (move.stock === 'taken') await takeStock(tx, pieces, where)
  if (to === 'cancelled') await giveBackPromo(tx, from.id, by === 'hold' ? now : undefined)
  if (to === 'delivered' && from.to_pay > 0) {
    const got = by === 'counter' ? from.to_pay : moved.collected
    const how = by === 'counter' ? atCounter[from.counter_method] : 'collected on delivery'
    await addEvent(tx, { ...event, kind: 'payment', text: `${formatPrice(got)} ${how}` })
    if (moved.collected_difference !== 0) {
      await addEvent(tx, { ...event, kind: 'note', is_public: false, text: differenceWords(moved) })
    }
  }
  await numberFinalSale(tx, from.id, now, staff)
  // A payment that confirms an order has set its payment state already: an open refund must not replace that.
  const settled = to === 'confirmed' ? moved : await settlePaymentState(tx, from.id)
  const why = move.stock === 'back' && refundReasons[to]
  const refunded = why ? await refundWhatIsLeft(tx, settled, { reason: why, staff, now }) : settled
  await bookSale(tx, from.id, now)
  return refunded
}

const atCounter: Record<CounterMethod, string> = {
  cash: 'paid in cash',
  esewa: 'paid by eSewa QR',
  khalti: 'paid by Khalti QR',
  card: 'paid by card',
}

/** The reason of the refund that follows when the pieces go back into stock. */
const refundReasons: Partial<Record<OrderState, string>> = {
  cancelled: 'Cancelled',
  returned: 'Came back undelivered',
}

/** How the timeline calls a state. */
const labels: Record<OrderState, string> = {
  placed: 'Order placed',
  confirmed: 'Order confirmed',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Order cancelled',
  returned: 'Came back to the shop',
}

/** The states to which staff may move an order now: an unpaid order can only be cancelled. */
export function staffSteps(row: OrderRow): OrderState[] {
  return nextStates(row.state, 'staff').filter((to) => !isUnpaid(row, to))
}

function refuseUnpaid(from: OrderRow, to: OrderState, by: MovedBy) {
  if (by === 'staff' && isUnpaid(from, to)) {
    throw new Refusal(409, `This order isn't paid yet, so it can't become ${to}.`)
  }
}

function isUnpaid(row: OrderRow, to: OrderState) {
  return lacksPayment(row) && to !== 'cancelled' && to !== 'returned'
}

function followingChanges(from: OrderRow, to: OrderState, { by, now, received }: Mover) {
  if (to === 'cancelled') {
    const cancelled_by = by === 'hold' || by === 'customer' ? by : ('staff' as const)
    return { cancelled_by, hold_expires_at: null, to_pay: 0, ...failedPayment(from) }
  }
  if (to === 'confirmed') return { cancelled_by: null, hold_expires_at: null }
  if (to === 'returned') return { to_pay: 0 }
  if (to !== 'delivered') return {}
  const paid = rupees(paisa(from.paid) + paisa(from.to_pay))
  const sale = { delivered_at: now.toISOString(), paid, to_pay: 0 }
  if (by === 'counter') return sale
  if (!received) return { ...sale, collected: from.to_pay }
  const difference = rupees(paisa(received.amount) - paisa(from.to_pay))
  return {
    ...sale,
    collected: received.amount,
    collected_difference: difference,
    collected_note: difference === 0 ? '' : received.note,
  }
}

/** 'Rs. 100 less than was to be collected: no change'. */
function differenceWords({ collected_difference, collected_note }: OrderRow) {
  const than = collected_difference < 0 ? 'less' : 'more'
  const amount = formatPrice(Math.abs(collected_difference))
  return `${amount} ${than} than was to be collected: ${collected_note}`
}

/** A cancelled order waits for no payment. A payment in review stays with staff until they decide about it. */
function failedPayment({ payment_state }: OrderRow) {
  return payment_state === 'pending' ? { payment_state: 'failed' as const } : {}
}
