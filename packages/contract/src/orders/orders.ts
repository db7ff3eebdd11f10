import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { wholeNumber } from '../lib/filters.ts'
import { optionalText, photoFile, requiredText } from '../lib/form.ts'
import { typedText } from '../lib/typed-text.ts'
import { orderDetail, orderReturn, orderRow, paymentMethod, returnWish } from './order-detail.ts'

export const orderNumber = z.object({
  number: z
    .string()
    .overwrite(typedText)
    .regex(/^ET-\d{4}-\d{6,9}$/i, 'An order number reads like ET-2026-000123.')
    .toUpperCase(),
})

/** Opens a guest's order without its cookie: the token from placing it, from the look-up or from a mail's link. */
const guestHeaders = {
  'x-order-token': z.string().max(100).describe("A guest order's token.").optional(),
}

export const orderList = z.object({
  items: z.array(orderRow),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type OrderList = z.infer<typeof orderList>

/** How the browser continues a payment: it posts `fields` to the address `action`, or navigates to `url`. */
export const paymentStart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('form'),
    action: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
])
export type PaymentStart = z.infer<typeof paymentStart>

export const returnInput = z.strictObject({
  lines: z
    .array(z.strictObject({ order_line: z.int().positive(), quantity: z.int().min(1).max(99) }))
    .min(1, 'Choose what to send back.')
    .max(50),
  wants: returnWish,
  reason: requiredText('a reason', 80),
  details: optionalText('details', 1000),
})
export type ReturnInput = z.infer<typeof returnInput>

export const orders = {
  mine: {
    method: 'GET',
    path: '/store/orders',
    summary: "The signed-in customer's orders, newest first, 10 a page",
    query: z.object({ page: wholeNumber('page', 1_000_000).optional() }),
    responses: { 200: orderList },
    metadata: { access: 'customer' },
  },
  page: {
    method: 'GET',
    path: '/store/orders/:number',
    summary: "The customer's own order, or a guest's order with its token",
    pathParams: orderNumber,
    headers: guestHeaders,
    responses: { 200: orderDetail },
    metadata: { access: 'public' },
  },
  lookUp: {
    method: 'POST',
    path: '/store/orders/look-up',
    summary: "Find a guest's order by its number and phone",
    body: z.strictObject({
      // Without a pattern: a wrong number is refused like one that no order has.
      number: requiredText('the order number', 20).overwrite(typedText).toUpperCase(),
      phone: requiredText('the mobile number', 30),
    }),
    responses: { 200: z.object({ number: z.string(), token: z.string() }) },
    metadata: { access: 'public' },
  },
  cancel: {
    method: 'POST',
    path: '/store/orders/:number/cancel',
    summary: 'Cancel an order before it is packed',
    pathParams: orderNumber,
    headers: guestHeaders,
    body: z.strictObject({ reason: optionalText('a reason', 300) }),
    responses: { 200: orderDetail },
    metadata: { access: 'public' },
  },
  pay: {
    method: 'POST',
    path: '/store/orders/:number/payments',
    summary: 'Start an online payment; may be repeated until one has come in',
    pathParams: orderNumber,
    headers: guestHeaders,
    body: z.strictObject({ method: paymentMethod.exclude(['cod']) }),
    responses: { 201: paymentStart },
    metadata: { access: 'public' },
  },
  payCash: {
    method: 'POST',
    path: '/store/orders/:number/cash',
    summary: 'Pay in cash on delivery instead, while no online payment has come in',
    pathParams: orderNumber,
    headers: guestHeaders,
    body: c.noBody(),
    responses: { 200: orderDetail },
    metadata: { access: 'public' },
  },
  requestReturn: {
    method: 'POST',
    path: '/store/orders/:number/returns',
    summary: 'Ask to send pieces back, within the shop’s days after delivery',
    pathParams: orderNumber,
    headers: guestHeaders,
    body: returnInput,
    responses: { 201: orderReturn },
    metadata: { access: 'public' },
  },
  addReturnPicture: {
    method: 'PUT',
    path: '/store/orders/:number/returns/:id/picture',
    summary: 'Add a picture to a return that was asked for',
    contentType: 'multipart/form-data',
    pathParams: orderNumber.extend({
      id: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    }),
    headers: guestHeaders,
    body: z.strictObject({ image: photoFile }),
    responses: { 200: orderReturn },
    metadata: { access: 'public' },
  },
  claim: {
    method: 'POST',
    path: '/store/orders/claim',
    summary: "Send a link to the account's address that adds its guest orders to the account",
    body: c.noBody(),
    responses: { 202: z.object({ message: z.string() }) },
    metadata: { access: 'customer' },
  },
  redeemClaim: {
    method: 'POST',
    path: '/store/orders/claim/redeem',
    summary: 'Add the guest orders of a proven address to the account that asked',
    body: z.strictObject({ token: z.string().min(1).max(100) }),
    responses: { 200: z.object({ claimed: z.int() }) },
    metadata: { access: 'customer' },
  },
} as const
