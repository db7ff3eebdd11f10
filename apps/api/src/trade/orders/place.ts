import type {
  CartChange,
  OrderInput,
  PaymentMethod,
  PaymentState,
  PlacedOrder,
} from '@etrend/contract'
import {
  cartTotals,
  deliveryFees,
  formatPrice,
  paisa,
  type TaxMode,
  type ZoneTerms,
} from '@etrend/domain'
import type { Queries } from '../../db/client'
import type { order } from '../../db/schema-orders'
import { found } from '../../http/errors'
import { MINUTE_MS } from '../../lib/times'
import { usablePromo, redeemPromo } from '../promo-codes/promo-use'
import { deliveryTo, refuseCashThere } from '../rows/delivery-terms'
import { nextOrderNumber } from '../rows/numbers'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import { takeStock } from '../rows/order-stock'
import { addEvent } from '../rows/order-timeline'
import { orderRows } from '../rows/placing-rows'
import { ChangedCart } from './changed-cart'
import { addressKey, refuseHoarding } from './order-limits'
import { pricedLines, type AskedLine } from './priced-lines'

export type OrderCommand = Omit<
  OrderInput,
  'email' | 'keep_address' | 'expected_total' | 'lines' | 'buyer_pan'
> & {
  email: string | null
  buyer_pan?: string
  lines: AskedLine[]
  expected_total?: number | undefined
  user: number | null
  /** The member of staff who placed the order for the customer; null where the customer did. */
  staff: number | null
  source: (typeof order.$inferInsert)['source']
  /** Sold in the shop: nothing is shipped. */
  is_walk_in?: boolean
  /** In rupees; used instead of the shop's fees and of a promo code. */
  terms?: { shipping: number; tax: number; discount: number }
}

/**
 * Places an order in the caller's transaction: prices from the database, pieces from stock, a number without gaps.
 * Throws ChangedCart, and Refusal for a promo code that can't be used, or for too many pieces or orders. The caller
 * must have validated the phone number and the district.
 */
export async function placeOrder(tx: Queries, command: OrderCommand, now: Date) {
  const rows = orderRows(tx)
  const { is_walk_in = false } = command
  const settings = found(await rows.settings.get(), 'shop')
  const { lines, changes } = await pricedLines(tx, command.lines, now)
  await refuseHoarding(tx, command, lines, settings, now)
  const delivery = await deliveryTo(tx, command.district, settings)
  const fees = feesOf(delivery.terms, command, lines, settings)
  const { promo, totals } = await totalsOf(tx, command, lines, fees, now)
  refuseChanged(changes, totals.total, command.expected_total)
  const isDelivered = !is_walk_in && !command.terms
  if (isDelivered && command.payment_method === 'cod' && totals.total > 0) {
    const asked = { district: command.district, total: totals.total }
    refuseCashThere(delivery.terms, asked, settings.phone)
  }

  const number = await nextOrderNumber(tx, now)
  const placed_at = now.toISOString()
  const payment_state = firstPaymentState(command.payment_method, totals.total)
  const { id } = await rows.addOrder.get({
    ...command,
    ...totals,
    tax_mode: settings.tax_mode,
    vat_rate: settings.vat_rate,
    buyer_pan: command.buyer_pan ?? '',
    cash_fee: Math.min(fees.cash_fee, totals.shipping),
    delivery_zone: is_walk_in ? null : delivery.zone,
    is_walk_in,
    number,
    address_key: addressKey(command),
    placed_at,
    promo_code: promo?.code ?? null,
    payment_state,
    to_pay: totals.total,
    hold_expires_at: payment_state === 'pending' ? holdUntil(now, settings.hold_minutes) : null,
  })
  for (const line of lines) await rows.addLine.run({ ...line, order: id })
  const { user, staff, phone, payment_method } = command
  const byStaff = is_walk_in ? 'Sold in the shop' : 'Order placed by phone'
  const text = staff === null ? 'Order placed' : byStaff
  await addEvent(tx, {
    order: id,
    kind: 'state',
    text,
    is_public: true,
    staff,
    created_at: placed_at,
  })
  await takeStock(tx, lines, { order: id, number, staff, now })
  if (promo) await redeemPromo(tx, promo, { order: id, user, phone, shipping: fees.shipping })
  const money = {
    ...totals,
    cash_fee: Math.min(fees.cash_fee, totals.shipping),
    promo_code: promo?.code ?? null,
    to_pay: totals.total,
    vat_rate: settings.vat_rate,
  }
  const mailed = { ...command, ...money, number, lines, paid: 0, refunded: 0 }
  return { id, number, totals, payment_method, payment_state, mailed }
}

/** Places an order as placeOrder does, and tells its customer by mail and SMS. */
export async function placeAndMail(tx: Queries, command: OrderCommand, mailParts: MailParts) {
  const placed = await placeOrder(tx, command, mailParts.now)
  const { id, number, totals, payment_method, payment_state, mailed } = placed
  const { email } = command
  await queueOrderMail(
    tx,
    { id, number, email },
    { kind: 'order_placed', order: mailed },
    mailParts,
  )
  const token = mailParts.tokenOf(number)
  const { total } = totals
  const answer: PlacedOrder = {
    number,
    token,
    state: 'placed',
    payment_method,
    payment_state,
    total,
  }
  return { id, answer }
}

/** Until when pieces are held for an online payment, as an ISO time. */
export function holdUntil(now: Date, minutes: number) {
  return new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
}

/** What the order costs besides its pieces. Nothing is delivered from a walk-in sale, or charged for an exchange. */
function feesOf(terms: ZoneTerms, command: OrderCommand, lines: Line[], settings: Settings) {
  if (command.is_walk_in) return { ...settings, shipping: 0, cash_fee: 0 }
  if (command.terms) return { ...settings, ...command.terms, cash_fee: 0 }
  const { subtotal } = cartTotals(lines, settings)
  return { ...settings, ...deliveryFees(terms, subtotal, command.payment_method === 'cod') }
}

type Settings = { shipping: number; tax: number; tax_mode: TaxMode; vat_rate: number }
type Line = { product: number; price: number; quantity: number }

async function totalsOf(
  tx: Queries,
  command: OrderCommand,
  lines: Line[],
  settings: Settings,
  now: Date,
) {
  if (command.terms) {
    const { terms } = command
    const fees = { ...settings, ...terms }
    return { promo: null, totals: cartTotals(lines, fees, terms.discount) }
  }
  const { subtotal } = cartTotals(lines, settings)
  const asked = { ...command, lines, subtotal, now }
  const promo = await usablePromo(tx, command.promo_code, asked)
  return { promo, totals: cartTotals(lines, settings, promo ?? 0) }
}

function refuseChanged(changes: CartChange[], total: number, expected: number | undefined) {
  const [change] = changes
  if (change) throw new ChangedCart(changes, total, change.message)
  if (expected !== undefined && paisa(expected) !== paisa(total)) {
    throw new ChangedCart([], total, `The total is now ${formatPrice(total)}.`)
  }
}

function firstPaymentState(method: PaymentMethod, total: number): PaymentState {
  if (total === 0) return 'none'
  return method === 'cod' ? 'due' : 'pending'
}
