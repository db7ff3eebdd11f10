import * as z from 'zod'
import { picture } from '../catalogue/product-card.ts'
import { arrival } from '../delivery/delivery-zones.ts'
import { taxedTotals } from '../money/tax.ts'

export const orderState = z.enum([
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
])
export type OrderState = z.infer<typeof orderState>

/** cod: cash on delivery. */
export const paymentMethod = z.enum(['cod', 'esewa', 'khalti'], { error: 'Choose how to pay.' })
export type PaymentMethod = z.infer<typeof paymentMethod>

export const paymentGateway = z.enum(paymentMethod.exclude(['cod']).options, {
  error: 'Choose eSewa or Khalti.',
})
export type PaymentGateway = z.infer<typeof paymentGateway>

/** How a sale in the shop is paid at the counter: esewa and khalti by the shop's QR code, card by its terminal. */
export const counterMethod = z.enum(['cash', 'esewa', 'khalti', 'card'], {
  error: 'Choose how it is paid.',
})
export type CounterMethod = z.infer<typeof counterMethod>

/**
 * none: nothing is to be paid; due: the cash is still to be paid; pending: the online payment is open; review: staff
 * must look at the payment; refund_due: money must be paid back.
 */
export const paymentState = z.enum([
  'none',
  'due',
  'pending',
  'paid',
  'failed',
  'review',
  'refund_due',
  'partly_refunded',
  'refunded',
])
export type PaymentState = z.infer<typeof paymentState>

/** In rupees. */
export const totals = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  ...taxedTotals,
})

/** A line as it was on the day of buying; `slug` leads to the product as it is now. */
export const orderLine = z.object({
  id: z.int(),
  product: z.int(),
  slug: z.string(),
  product_color: z.int(),
  size: z.int(),
  name: z.string(),
  color_name: z.string(),
  size_name: z.string(),
  picture,
  price: z.number(),
  original_price: z
    .number()
    .nullable()
    .describe('The full price, where the paid one was reduced, by a sale or at the product.'),
  quantity: z.int(),
  /** How many of these pieces were returned. */
  returned: z.int(),
})
export type OrderLine = z.infer<typeof orderLine>

const orderEventKind = z.enum(['state', 'payment', 'mail', 'note', 'stock', 'call', 'return'])
export type OrderEventKind = z.infer<typeof orderEventKind>

export const orderEvent = z.object({
  id: z.int(),
  kind: orderEventKind,
  text: z.string(),
  date: z.string(),
})
export type OrderEvent = z.infer<typeof orderEvent>

export const returnState = z.enum(['requested', 'approved', 'refused', 'received', 'closed'])
export type ReturnState = z.infer<typeof returnState>

/** What a customer wants for returned pieces. */
export const returnWish = z.enum(['refund', 'exchange'], {
  error: 'Choose a refund or an exchange.',
})
export type ReturnWish = z.infer<typeof returnWish>

/** Of a returned piece. Resellable ones go back into stock. */
export const pieceCondition = z.enum(['resellable', 'damaged'], {
  error: 'Say in what condition it is.',
})
export type PieceCondition = z.infer<typeof pieceCondition>

/** A return as its customer sees it. */
export const orderReturn = z.object({
  id: z.int(),
  state: returnState,
  wants: returnWish,
  reason: z.string(),
  details: z.string(),
  picture: picture.nullable(),
  /** What the shop answered. */
  answer: z.string(),
  /** The number of the order that was sent in exchange. */
  exchange_number: z.string().nullable(),
  date: z.string(),
  lines: z.array(
    z.object({
      order_line: z.int(),
      quantity: z.int(),
      condition: pieceCondition.nullable(),
    }),
  ),
})
export type OrderReturn = z.infer<typeof orderReturn>

/** What both its customer and staff see of an order. Times are UTC. */
export const orderFacts = z.object({
  number: z.string(),
  state: orderState,
  placed_at: z.string(),
  delivered_at: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  district: z.string(),
  city: z.string(),
  street: z.string(),
  landmark: z.string(),
  note: z.string(),
  lines: z.array(orderLine),
  totals,
  cash_fee: z.number().describe('How much of the shipping is the fee for cash on delivery.'),
  promised: arrival
    .nullable()
    .describe('When its arrival was promised for; null where no time was promised.'),
  promo_code: z.string().nullable(),
  payment_method: paymentMethod,
  payment_state: paymentState,
  paid: z.number(),
  refunded: z.number().describe('What was or will be paid back.'),
  to_pay_back: z.number().describe('How much of `refunded` is still to be paid back.'),
  /** What the customer still has to pay, online or on delivery. */
  to_pay: z.number(),
  /** Until when the pieces are held for the online payment; null when no payment is open. */
  hold_expires_at: z.string().nullable(),
  courier: z.string().nullable(),
  tracking_code: z.string().nullable(),
  tracking_url: z
    .string()
    .nullable()
    .describe('Where the parcel can be followed, where its courier has such a page.'),
  is_walk_in: z.boolean().describe('Sold in the shop: handed over and paid at once.'),
  counter_method: counterMethod
    .nullable()
    .describe('How a sale in the shop was paid; null for other orders.'),
  returns: z.array(orderReturn),
})

export const orderDetail = orderFacts.extend({
  /** `returnable`: for how many pieces a return can still be requested. */
  lines: z.array(orderLine.extend({ returnable: z.int() })),
  /** The events that the customer may see, oldest first. */
  timeline: z.array(orderEvent),
  /** The order belongs to the signed-in account. */
  is_mine: z.boolean(),
  /** A guest's order: the guest may still create an account for it. */
  is_guest: z.boolean(),
  can_cancel: z.boolean(),
  /** An online payment may be started (again). */
  can_pay: z.boolean(),
  /** The last attempt to pay failed. */
  payment_failed: z.boolean(),
  is_late: z.boolean().describe('It hasn’t arrived, and the last promised day is over.'),
  /** The order may be paid in cash on delivery instead. */
  can_pay_cash: z.boolean(),
  cash_fee_offered: z.number().describe('What switching to cash costs more.'),
  cash_problem: z.string().nullable().describe('Why its district doesn’t allow cash.'),
  /** A return can be requested: it is in time, and some pieces can still be returned. */
  can_return: z.boolean(),
  /** Until when a return can, or could, be requested; null before the delivery, and where all pieces were returned. */
  return_until: z.string().nullable(),
})
export type OrderDetail = z.infer<typeof orderDetail>

/** An order in a customer's list. */
export const orderRow = z.object({
  number: z.string(),
  state: orderState,
  placed_at: z.string(),
  total: z.number(),
  pieces: z.int(),
  payment_method: paymentMethod,
  payment_state: paymentState,
  /** Up to 4. */
  pictures: z.array(picture),
})
export type OrderRow = z.infer<typeof orderRow>
