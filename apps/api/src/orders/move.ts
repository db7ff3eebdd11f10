import { formatPrice, paisa, rupees } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import type { OrderState } from '../db/order-words'
import { first } from '../db/rows'
import { order } from '../db/schema-orders'
import { Refusal } from '../http/errors'
import { addEvent } from '../lib/order-timeline'
import type { OrderRow } from './order-access'
import { piecesOf, putBackStock, takeStock } from './order-stock'
import { giveBackPromo } from './promo-use'
import { settlePaymentState } from './refunds'
import { allowedMove, nextStates, type MovedBy } from './states'

export type Mover = {
  by: MovedBy
  staff?: number | null
  now: Date
  /** Said after the state on the timeline, and seen by the customer. */
  reason?: string
}

/**
 * Moves an order to its next state with all that follows: stock, promo code, cash, timeline. Answers the order as it
 * is then. Throws Refusal (409) for a move that isn't allowed or that somebody else made first, and NotEnoughStock.
 */
export async function moveOrder(tx: Queries, from: OrderRow, to: OrderState, mover: Mover) {
  const { by, staff = null, now, reason } = mover
  const move = allowedMove(from.state, to, by)
  refuseUnpaid(from, to, by)
  const changes = { state: to, ...followingChanges(from, to, mover) }
  const isStill = and(eq(order.id, from.id), eq(order.state, from.state))
  const moved = await first(tx.update(order).set(changes).where(isStill).returning())
  if (!moved) throw new Refusal(409, 'Somebody else has just changed this order. Look again.')

  const created_at = now.toISOString()
  const text = `${labels[to]}${reason ? `: ${reason}` : ''}`
  addEvent(tx, { order: from.id, kind: 'state', text, is_public: true, staff, created_at })
  const pieces = move.stock ? await piecesOf(tx, from.id) : []
  const where = { order: from.id, number: from.number, staff, now }
  if (move.stock === 'back') await putBackStock(tx, pieces, where)
  if (move.stock === 'taken') await takeStock(tx, pieces, where)
  if (to === 'cancelled') await giveBackPromo(tx, from.id)
  if (to === 'delivered' && from.payment_state === 'due') {
    const cash = `${formatPrice(cashOf(from))} collected on delivery`
    addEvent(tx, {
      order: from.id,
      kind: 'payment',
      text: cash,
      is_public: true,
      staff,
      created_at,
    })
  }
  // Money that goes back was told by its refund only, while the order still asked for its own.
  const isOver = from.payment_state !== moved.payment_state && moved.refunded > 0
  return isOver ? settlePaymentState(tx, moved.id) : moved
}

/** How the timeline and the mails call a state. */
const labels: Record<OrderState, string> = {
  placed: 'Order placed',
  confirmed: 'Order confirmed',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Order cancelled',
  returned: 'Came back to the shop',
}

/** Where staff may move an order now: what isn't paid goes nowhere but off. */
export function staffSteps(row: OrderRow): OrderState[] {
  return nextStates(row.state, 'staff').filter((to) => !isUnpaid(row, to))
}

const UNPAID = ['pending', 'failed', 'review']

function refuseUnpaid(from: OrderRow, to: OrderState, by: MovedBy) {
  if (by === 'staff' && isUnpaid(from, to)) {
    throw new Refusal(409, `This order isn't paid yet, so it can't become ${to}.`)
  }
}

function isUnpaid({ payment_state }: OrderRow, to: OrderState) {
  return UNPAID.includes(payment_state) && to !== 'cancelled' && to !== 'returned'
}

function followingChanges(from: OrderRow, to: OrderState, { by, now }: Mover) {
  if (to === 'cancelled') {
    const cancelled_by = by === 'hold' || by === 'customer' ? by : ('staff' as const)
    return { cancelled_by, hold_expires_at: null, ...leftToPay(from) }
  }
  if (to === 'confirmed') return { cancelled_by: null, hold_expires_at: null }
  if (to === 'returned' && from.payment_state === 'due') return { payment_state: 'none' as const }
  if (to !== 'delivered') return {}
  const isCash = from.payment_state === 'due'
  const paid = rupees(paisa(from.paid) + paisa(cashOf(from)))
  const cash = isCash ? { payment_state: 'paid' as const, paid } : {}
  return { delivered_at: now.toISOString(), ...cash }
}

/** What is still to come at the door; what came astray before and goes back doesn't count. */
function cashOf({ total, paid, refunded }: OrderRow) {
  return rupees(paisa(total) - paisa(paid) + paisa(refunded))
}

/** A cancelled order asks for no money; what was paid goes back (refunds.ts). */
function leftToPay({ payment_state }: OrderRow) {
  if (payment_state === 'due') return { payment_state: 'none' as const }
  if (payment_state === 'pending' || payment_state === 'review') {
    return { payment_state: 'failed' as const }
  }
  return {}
}
