import * as z from 'zod'
import { phoneCodes } from '../account/phone-codes.ts'
import { deliveryFields } from '../customers/addresses.ts'
import { failure } from '../lib/crud.ts'
import { emailOrNone, optionalText } from '../lib/form.ts'
import { buyerPan } from '../money/tax.ts'
import { cartLine } from './cart.ts'
import { orderState, paymentMethod, paymentState } from './order-detail.ts'
import { typedCode } from './promo-terms.ts'

/** The payment methods that are available now, and the shop's time limits. */
export const checkoutOptions = z.object({
  payment_methods: z.array(
    z.object({ method: paymentMethod, name: z.string(), description: z.string() }),
  ),
  /** For how many minutes the pieces of an order are held for its online payment. */
  hold_minutes: z.int(),
  return_days: z.int().describe('Days after delivery in which a return may be asked for.'),
})
export type CheckoutOptions = z.infer<typeof checkoutOptions>

/** A line of the cart. `shown_price` is the price that the shopper saw: only compared, never charged. */
const orderedLine = cartLine.extend({ shown_price: z.number().nonnegative().optional() })

export const orderedLines = z
  .array(orderedLine)
  .min(1, 'Your cart is empty.')
  .max(50, 'An order holds at most 50 lines.')

const orderFields = z.strictObject({
  email: emailOrNone.describe(
    'Needed where the payment is online; the phone identifies an order paid in cash.',
  ),
  ...deliveryFields,
  note: optionalText('a note', 500),
  lines: orderedLines,
  promo_code: typedCode.optional(),
  payment_method: paymentMethod,
  buyer_pan: buyerPan.describe('For the bill, where the shop charges VAT or has a PAN.'),
  /** What the shopper was shown, in rupees; another total is refused with 409. */
  expected_total: z.number({ error: 'Send the total that was shown.' }).nonnegative(),
  /** Keeps the address in the signed-in customer's account. */
  keep_address: z.boolean().default(false),
})
export const orderInput = orderFields.refine(
  ({ email, payment_method }) => email !== null || payment_method === 'cod',
  {
    path: ['email'],
    error: 'Enter an email address: the receipt of an online payment goes there.',
  },
)
export type OrderInput = z.infer<typeof orderInput>

/** `token` opens a guest's order page: as the x-order-token header, or as the cookie that was set with this answer. */
export const placedOrder = z.object({
  number: z.string().describe('Like ET-2026-000123.'),
  token: z.string(),
  state: orderState,
  payment_method: paymentMethod,
  payment_state: paymentState.describe('pending: start a payment next.'),
  total: z.number(),
})
export type PlacedOrder = z.infer<typeof placedOrder>

/** A line that has changed since the shopper saw it. */
export const cartChange = z.object({
  product_color: z.int(),
  size: z.int(),
  name: z.string(),
  kind: z.enum(['gone', 'short', 'price']).describe('gone: not sold any more.'),
  left: z.int().nullable().describe('How many are left, where fewer than asked.'),
  price: z.number().nullable().describe('The price now.'),
  message: z.string(),
})
export type CartChange = z.infer<typeof cartChange>

export const changedCart = failure.extend({
  changes: z.array(cartChange).optional().describe('One for each line that changed.'),
  total: z.number().optional().describe('The total now.'),
})
export type ChangedCart = z.infer<typeof changedCart>

export const idempotencyHeaders = {
  'idempotency-key': z
    .string({ error: 'Send an Idempotency-Key header, new for each order.' })
    .min(8, 'An Idempotency-Key has 8 to 255 characters.')
    .max(255, 'An Idempotency-Key has 8 to 255 characters.')
    .describe('New for each order, like a UUID; kept for 24 hours.'),
}

export const checkout = {
  ...phoneCodes,
  options: {
    method: 'GET',
    path: '/store/checkout',
    summary: 'The payment methods, and how long pieces are held',
    responses: { 200: checkoutOptions },
    metadata: { access: 'public' },
  },
  place: {
    method: 'POST',
    path: '/store/orders',
    summary:
      'Place an order, as a guest or signed in. The same Idempotency-Key and body again answer the same; with another body 422',
    headers: idempotencyHeaders,
    body: orderInput,
    responses: { 201: placedOrder, 409: changedCart },
    metadata: { access: 'public' },
  },
} as const
