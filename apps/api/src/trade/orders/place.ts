import type {
  CartChange,
  OrderInput,
  PaymentMethod,
  PaymentState,
  PlacedOrder,
  TaxMode,
} from '@etrend/contract'
import { cartTotals, deliveryFees, formatPrice, paisa, type ZoneTerms } from '@etrend/domain'
import type { Queries } from '../../db/client'
import { filledRows } from '../../db/many-rows'
import { together } from '../../db/together'
import { MINUTE_MS } from '../../lib/times'
import type { Author } from '../../records/audit'
import { usablePromo, redeemPromo } from '../promo-codes/promo-use'
import { arrivals, deliveryIn, refuseCashThere } from '../rows/delivery-terms'
import { nextOrderNumber } from '../rows/numbers'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import { takeStock } from '../rows/order-stock'
import type { OrderEvent } from '../rows/order-timeline'
import { orderRows, placingFacts, type PlacingFacts } from '../rows/placing-rows'
import { ChangedCart } from './changed-cart'
import { addressKey, refuseHoarding, waitingOf } from './order-limits'
import { pricedLines, type AskedLine } from './priced-lines'

/** What is ordered, by whom and where to, and how it is sold. */
export type OrderCommand = Omit<
  OrderInput,
  'email' | 'keep_address' | 'expected_total' | 'lines' | 'buyer_pan'
> & {
  email: string | null
  buyer_pan?: string
  lines: AskedLine[]
  user: number | null
  sale: Sale
}

/**
 * Who sells an order, and how. `expected_total`, in rupees, is what the buyer was shown: at any other total nothing is
 * sold. An exchange has no fees and no promo code; `worth`, in rupees, is that of the returned pieces.
 */
export type Sale =
  | { source: 'shop'; expected_total: number }
  | { source: 'phone' | 'walk_in'; staff: Author['staff']; expected_total?: number | undefined }
  | { source: 'exchange'; staff: Author['staff']; worth: number; is_handed_over: boolean }

/**
 * Places an order in the caller's transaction: prices from the database, pieces from stock, a number without gaps.
 * `check` may refuse it first. Throws ChangedCart, and Refusal for a promo code that can't be used, or for too many pieces
 * or orders. The caller must have validated the phone number and the district.
 */
export async function placeOrder(
  tx: Queries,
  command: OrderCommand,
  now: Date,
  check?: (facts: PlacingFacts) => void,
) {
  const rows = orderRows(tx)
  const { sale } = command
  const staff = sale.source === 'shop' ? null : sale.staff
  const is_walk_in =
    sale.source === 'walk_in' || (sale.source === 'exchange' && sale.is_handed_over)
  const address_key = addressKey(command)
  const [facts, arrivalIn, { lines, changes }, waiting, number] = await together([
    placingFacts(tx, { ...command, address_key }),
    arrivals(tx, now),
    pricedLines(tx, command.lines, now),
    sale.source === 'shop' ? waitingOf(tx, { ...command, address_key }, now) : undefined,
    nextOrderNumber(tx, now),
  ])
  const { settings } = facts
  check?.(facts)
  if (waiting) refuseHoarding(waiting, command, lines, settings)
  const delivery = deliveryIn(facts.zone, settings)
  const fees = feesOf(delivery.terms, command, lines, settings)
  const { promo, totals } = await totalsOf(tx, command, lines, fees, now)
  refuseChanged(changes, totals.total, sale)
  const isDelivered = sale.source === 'shop' || sale.source === 'phone'
  if (isDelivered && command.payment_method === 'cod' && totals.total > 0) {
    const asked = { district: command.district, total: totals.total }
    refuseCashThere(delivery.terms, asked, settings.phone)
  }

  const arrival = is_walk_in ? null : arrivalIn(delivery.terms)
  const promised = { promised_from: arrival?.from ?? null, promised_to: arrival?.to ?? null }
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
    ...promised,
    is_walk_in,
    source: sale.source,
    staff,
    number,
    address_key,
    placed_at,
    promo_code: promo?.code ?? null,
    payment_state,
    to_pay: totals.total,
    hold_expires_at: payment_state === 'pending' ? holdUntil(now, settings.hold_minutes) : null,
  })
  const { user, phone, payment_method } = command
  const placed: OrderEvent = {
    order: id,
    kind: 'state',
    text: firstEvents[sale.source],
    is_public: true,
    staff,
    created_at: placed_at,
  }
  await together([
    rows.addLines(lines.length).run(filledRows(lines.map((line) => ({ ...line, order: id })))),
    takeStock(tx, lines, { order: id, number, staff, now }, [placed]),
  ])
  if (promo) await redeemPromo(tx, promo, { order: id, user, phone, shipping: fees.shipping })
  const money = {
    ...totals,
    ...promised,
    cash_fee: Math.min(fees.cash_fee, totals.shipping),
    promo_code: promo?.code ?? null,
    to_pay: totals.total,
    vat_rate: settings.vat_rate,
  }
  const noMoney = { paid: 0, refunded: 0, to_pay_back: 0 }
  const mailed = { ...command, ...money, ...noMoney, source: sale.source, number, lines }
  const { sendsSms } = facts
  return { id, number, totals, payment_method, payment_state, mailed, sendsSms }
}

/** Places an order as placeOrder does, and tells its customer by mail and SMS. */
export async function placeAndMail(
  tx: Queries,
  command: OrderCommand,
  mailParts: MailParts,
  check?: (facts: PlacingFacts) => void,
) {
  const placed = await placeOrder(tx, command, mailParts.now, check)
  const { id, number, totals, payment_method, payment_state, mailed, sendsSms } = placed
  const { email } = command
  await queueOrderMail(
    tx,
    { id, number, email },
    { kind: 'order_placed', order: mailed, sendsSms },
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

/** What the history of an order begins with. */
const firstEvents = {
  shop: 'Order placed',
  phone: 'Order placed by phone',
  walk_in: 'Sold in the shop',
  exchange: 'Order placed as an exchange',
}

/** What the order costs besides its pieces. */
function feesOf(
  terms: ZoneTerms,
  { sale, payment_method }: OrderCommand,
  lines: Line[],
  settings: Settings,
) {
  switch (sale.source) {
    case 'walk_in':
      return { ...settings, shipping: 0, cash_fee: 0 }
    case 'exchange':
      return { ...settings, shipping: 0, cash_fee: 0, tax: 0 }
    case 'shop':
    case 'phone': {
      const { subtotal } = cartTotals(lines, settings)
      return { ...settings, ...deliveryFees(terms, subtotal, payment_method === 'cod') }
    }
  }
}

type Settings = { shipping: number; tax: number; tax_mode: TaxMode; vat_rate: number }
type Line = { product: number; price: number; original_price: number | null; quantity: number }

async function totalsOf(
  tx: Queries,
  command: OrderCommand,
  lines: Line[],
  fees: Settings,
  now: Date,
) {
  const { sale } = command
  if (sale.source === 'exchange') {
    return { promo: null, totals: cartTotals(lines, fees, sale.worth) }
  }
  const { subtotal } = cartTotals(lines, fees)
  const asked = { ...command, lines, subtotal, now }
  const promo = await usablePromo(tx, command.promo_code, asked)
  return { promo, totals: cartTotals(lines, fees, promo ?? 0) }
}

function refuseChanged(changes: CartChange[], total: number, sale: Sale) {
  const [change] = changes
  if (change) throw new ChangedCart(changes, total, change.message)
  const expected = sale.source === 'exchange' ? undefined : sale.expected_total
  if (expected !== undefined && paisa(expected) !== paisa(total)) {
    throw new ChangedCart([], total, `The total is now ${formatPrice(total)}.`)
  }
}

function firstPaymentState(method: PaymentMethod, total: number): PaymentState {
  if (total === 0) return 'none'
  return method === 'cod' ? 'due' : 'pending'
}
