import * as z from 'zod'
import type { Permission } from '../account/roles.ts'
import { deliveryFields } from '../customers/addresses.ts'
import { c } from '../lib/crud.ts'
import { day } from '../lib/days.ts'
import { idFilter, pastIdFilter } from '../lib/filters.ts'
import { emailOrNone, formFee, hasWholePaisa, optionalText, requiredText } from '../lib/form.ts'
import { pagedQuery, sortBy } from '../lib/paged.ts'
import { buyerPan } from '../money/tax.ts'
import {
  cartChange,
  changedCart,
  idempotencyHeaders,
  orderedLines,
  placedOrder,
} from './checkout.ts'
import {
  orderEvent,
  orderFacts,
  orderState,
  type OrderState,
  paymentGateway,
  paymentMethod,
  paymentState,
  totals,
} from './order-detail.ts'
import { orderNumber } from './orders.ts'
import { typedCode } from './promo-terms.ts'

export const cameBack = z
  .enum(['refused', 'not_reached'], { error: 'Choose why it came back.' })
  .describe(
    'refused: by the customer at the door; not_reached: another reason, like a wrong address.',
  )
export type CameBack = z.infer<typeof cameBack>

export const orderSource = z.enum(['shop', 'phone', 'walk_in', 'exchange'])
export type OrderSource = z.infer<typeof orderSource>

const refusals = z
  .int()
  .describe('How many other orders of this account or phone number were refused at the door.')

/** An order in the staff's list. */
export const staffOrderRow = z.object({
  number: z.string(),
  is_walk_in: orderFacts.shape.is_walk_in,
  counter_method: orderFacts.shape.counter_method,
  state: orderState,
  source: orderSource,
  placed_at: z.string(),
  name: z.string(),
  phone: z.string(),
  district: z.string(),
  total: z.number(),
  to_pay: z.number().describe('What is still to be collected, in rupees.'),
  courier: z.string().nullable().describe('Who brings the parcel, where a courier does.'),
  pieces: z.int(),
  payment_method: paymentMethod,
  payment_state: paymentState,
  /** Calls made to confirm it, and when the last one was. */
  calls: z.int(),
  called_at: z.string().nullable(),
  next_states: z.array(orderState),
  refusals,
  came_back: cameBack.nullable().describe('Why its parcel came back undelivered, where it did.'),
  is_late: z
    .boolean()
    .describe('It should have arrived before today, by the days of its delivery zone.'),
})
export type StaffOrderRow = z.infer<typeof staffOrderRow>

export const staffOrderEvent = orderEvent.extend({
  is_public: z.boolean().describe('Visible to the customer.'),
  /** The member of staff who did it; null for the customer, the gateway or a timed job. */
  staff_name: z.string().nullable(),
})

/** Of one attempt to pay. */
const attemptState = z.enum(['created', 'initiated', 'verified', 'failed', 'expired', 'review'])
export type AttemptState = z.infer<typeof attemptState>

/** One attempt to pay. */
export const orderPayment = z.object({
  id: z.int(),
  method: paymentMethod,
  state: attemptState,
  amount: z.number(),
  reference: z.string(),
  gateway_reference: z.string().nullable(),
  transaction_id: z.string().nullable(),
  came: z.number().nullable().describe('The amount that really came in, where it was another one.'),
  why: z.string().nullable().describe('Why staff have to look at it.'),
  created_at: z.string(),
  settled_at: z.string().nullable(),
})

const refundMethod = z.enum([...paymentGateway.options, 'cash', 'card'])
export type RefundMethod = z.infer<typeof refundMethod>

/** How staff pay money back by hand. bank: by a transfer to a bank account. */
export const payBackWay = z.enum(['cash', 'esewa', 'khalti', 'card', 'bank'], {
  error: 'Choose how it was paid back.',
})
export type PayBackWay = z.infer<typeof payBackWay>

/** Says how money was paid back by hand. Cash needs no reference; every other way needs that of its transfer. */
export const paidBack = z
  .strictObject({
    way: payBackWay.optional().describe('Left out: as the refund’s `method`.'),
    reference: optionalText('the reference', 120),
  })
  .refine(({ way, reference }) => way === undefined || way === 'cash' || reference !== '', {
    path: ['reference'],
    error: 'Enter the reference.',
  })
export type PaidBack = z.infer<typeof paidBack>

export const refundState = z
  .enum(['task', 'sending', 'done'])
  .describe(
    'task: a person pays it back and notes the reference; sending: Khalti may have paid it, and is asked until it says so.',
  )
export type RefundState = z.infer<typeof refundState>

export const refundRow = z.object({
  id: z.int(),
  order_number: z.string(),
  name: z.string(),
  phone: z.string(),
  method: refundMethod,
  state: refundState,
  amount: z.number(),
  reason: z.string(),
  reference: z.string().nullable(),
  paid_by: payBackWay
    .nullable()
    .describe('How staff paid it back; null: not yet, or the gateway did.'),
  problem: z.string().nullable().describe('What staff should know about it, in a sentence.'),
  sent_at: z.string().nullable().describe('When it was given to the gateway.'),
  next_check_at: z.string().nullable().describe('When the gateway is asked about it next.'),
  can_send: z.boolean().describe('Khalti can pay it back.'),
  can_release: z
    .boolean()
    .describe('Khalti’s look-up can’t say whether it was paid: staff decide.'),
  created_at: z.string(),
  done_at: z.string().nullable(),
})
export type RefundRow = z.infer<typeof refundRow>

/** An order as staff see it. */
export const staffOrder = orderFacts.extend({
  courier_id: z
    .int()
    .nullable()
    .describe('The courier, where one of the shop’s couriers was chosen; `courier` is the name.'),
  delivery_zone: z
    .string()
    .nullable()
    .describe('The name of its delivery zone on that day; null for a district in none.'),
  source: orderSource,
  calls: z.int(),
  called_at: z.string().nullable(),
  invoice_number: z.string().nullable(),
  buyer_pan: z.string().describe('For its bill; empty where none was given.'),
  customer: z.object({ id: z.int(), username: z.string(), email: z.string() }).nullable(),
  timeline: z.array(staffOrderEvent),
  payments: z.array(orderPayment),
  refunds: z.array(refundRow),
  /** The states that the order may move to; each is a button. */
  next_states: z.array(orderState),
  /** The order may be paid in cash on delivery instead of online. */
  can_pay_cash: z.boolean(),
  /** Lines, address and note may still be changed. */
  can_edit: z.boolean(),
  can_set_return_fee: z
    .boolean()
    .describe('The parcel came back, and its courier’s fee is in no settlement in effect.'),
  /** How many rupees may still be refunded. */
  refundable: z.number(),
  refusals,
  came_back: cameBack
    .nullable()
    .describe('Why the parcel came back undelivered, where staff said so.'),
  return_fee: z
    .number()
    .describe('What the courier charges for bringing it back. Never shown to customers.'),
  settlement: z
    .object({ id: z.int(), day: z.iso.date() })
    .nullable()
    .describe('With which its courier paid the cash in, or kept the return fee back.'),
  collected: z.number().describe('The cash that was collected on delivery.'),
  collected_difference: z
    .number()
    .describe('What was collected less what was to be collected; below 0: too little came.'),
  collected_note: z
    .string()
    .describe('Why another amount was collected. Never shown to customers.'),
})
export type StaffOrder = z.infer<typeof staffOrder>

const place = z.string().trim().max(60).optional()

const buyerKind = z.enum(['new', 'returning', 'unknown'])
export type BuyerKind = z.infer<typeof buyerKind>

export const staffOrderQuery = pagedQuery.extend({
  sort: sortBy('number', 'placed_at', 'name', 'state', 'payment_state', 'total'),
  state: orderState.optional(),
  payment_state: paymentState.optional(),
  payment_method: z
    .enum([...paymentMethod.options, 'walk_in'])
    .describe('walk_in: sold in the shop.')
    .optional(),
  queue: z
    .enum(['call', 'late'])
    .describe('call: cash orders that wait for a call; late: orders that should have arrived.')
    .optional(),
  sale: idFilter('sale').describe('Orders that a sale brought, by its id.'),
  promo_code: idFilter('promo_code').describe('Orders that a promo code brought, by its id.'),
  from: day('from').describe('The first day, in Kathmandu.').optional(),
  to: day('to').describe('The last day, in Kathmandu.').optional(),
  sold_from: day('sold_from')
    .describe('Orders with sales or refunds from this day on, as reports count them.')
    .optional(),
  sold_to: day('sold_to').describe('… until this day.').optional(),
  category: pastIdFilter('category').describe(
    'Only sales of this category’s pieces; 0: of deleted products.',
  ),
  product: pastIdFilter('product'),
  color: pastIdFilter('color'),
  size: idFilter('size'),
  fees: z.enum(['yes']).describe('Only their delivery fees and taxes.').optional(),
  province: place.describe('Where it goes; none: sold in the shop.'),
  district: place,
  zone: z
    .string()
    .max(70)
    .describe('in and the name of its delivery zone; others: in no zone; none: sold in the shop.')
    .optional(),
  paid_by: z
    .enum([...paymentMethod.options, 'walk_in', 'walk_in_esewa', 'walk_in_khalti', 'walk_in_card'])
    .describe('walk_in: in cash in the shop; walk_in_…: in the shop in another way.')
    .optional(),
  came_back: z
    .enum([...cameBack.options, 'any'])
    .describe('Parcels that came back undelivered, between `sold_from` and `sold_to`.')
    .optional(),
  buyer: buyerKind
    .describe('Whether its customer had bought before `sold_from`; unknown: no account or phone.')
    .optional(),
})
export type StaffOrderQuery = z.infer<typeof staffOrderQuery>

/** How many orders there are in each state, and how many customers wait for a call. */
export const staffOrderCounts = z.object({
  counts: z.array(z.object({ state: orderState, count: z.int() })),
  to_call: z.int(),
})
export type StaffOrderCounts = z.infer<typeof staffOrderCounts>

const orderFields = {
  email: emailOrNone,
  ...deliveryFields,
  note: optionalText('a note', 500),
  lines: orderedLines,
}

/** An order that came by phone. Paid in cash, unless the customer pays online on the order's page. */
export const phoneOrderInput = z.strictObject({
  ...orderFields,
  promo_code: typedCode.optional(),
  payment_method: paymentMethod,
  buyer_pan: buyerPan.describe('For the bill of a company.'),
  expected_total: z.number().nonnegative().optional(),
})
export type PhoneOrderInput = z.infer<typeof phoneOrderInput>

/** What an order is changed to; lines that it already had keep their prices. */
export const orderEdit = z.strictObject({
  ...orderFields,
  buyer_pan: buyerPan
    .unwrap()
    .optional()
    .describe('For the bill of a company, empty for none; absent leaves it as it is.'),
})
export type OrderEdit = z.infer<typeof orderEdit>

export const editPreview = z.object({
  before: totals,
  after: totals,
  /** In rupees. Above 0: the customer pays more; below 0: the customer gets money back. */
  difference: z.number(),
  to_pay: z.number().describe('What the customer still has to pay then.'),
  pay_back: z.number().describe('What the customer gets back.'),
  lines: z.array(
    z.object({
      product_color: z.int(),
      size: z.int(),
      name: z.string(),
      color_name: z.string(),
      size_name: z.string(),
      price: z.number(),
      quantity: z.int(),
    }),
  ),
  changes: z.array(cartChange).describe('What prevents the change; empty where it can be made.'),
})
export type EditPreview = z.infer<typeof editPreview>

/** Some of an order's pieces, by its lines. */
const someOfLines = z
  .array(z.strictObject({ order_line: z.int().positive(), quantity: z.int().min(1).max(99) }))
  .max(50)

export const refundInput = z.strictObject({
  amount: z
    .number({ error: 'Enter an amount.' })
    .positive('Enter an amount above 0.')
    .max(10_000_000)
    .refine(hasWholePaisa, { error: 'Enter an amount with at most two decimals.' }),
  reason: requiredText('a reason', 200),
  /** The pieces that go back into stock with the refund. */
  restock: someOfLines.default([]),
  paid_back: paidBack
    .optional()
    .describe('Where it is paid back already. Only for a refund that goes back in one part.'),
})
export type RefundInput = z.infer<typeof refundInput>

/** Cash that was received on delivery, in rupees. */
export const cashReceived = z
  .number({ error: 'Enter the cash in rupees.' })
  .nonnegative('Enter the cash in rupees.')
  .max(10_000_000, 'Enter the cash in rupees.')
  .refine(hasWholePaisa, { error: 'Enter an amount with at most two decimals.' })

export const callOutcome = z.enum(['confirmed', 'no_answer', 'refused'], {
  error: 'Choose how the call went.',
})
export type CallOutcome = z.infer<typeof callOutcome>

/** What staff decide about payments in review. */
export const reviewDecision = z.enum(['accept', 'reject'], {
  error: 'Accept or reject the payment.',
})
export type ReviewDecision = z.infer<typeof reviewDecision>

const reading = { access: 'staff', permission: 'orders' } as const
const packing = { access: 'staff', permission: ['packing', 'selling'] } as const
const selling = { access: 'staff', permission: 'selling' } as const
const page = { pathParams: orderNumber, responses: { 200: staffOrder } } as const
const pdf = c.otherResponse({ contentType: 'application/pdf', body: z.custom<Uint8Array | Blob>() })
const document = { pathParams: orderNumber, responses: { 200: pdf }, metadata: reading } as const

/** The permission that moves an order into each state: selling decides about it, packing brings it to the customer. */
export const movePermissions: Record<OrderState, Permission> = {
  placed: 'selling',
  confirmed: 'selling',
  cancelled: 'selling',
  packed: 'packing',
  shipped: 'packing',
  delivered: 'packing',
  returned: 'packing',
}

export const staffOrders = {
  list: {
    method: 'GET',
    path: '/staff/orders',
    summary: 'Orders by number, name, phone or email and by filter, newest first, 20 a page',
    query: staffOrderQuery,
    responses: { 200: z.array(staffOrderRow) },
    metadata: reading,
  },
  counts: {
    method: 'GET',
    path: '/staff/orders/counts',
    summary: 'How many orders there are in each state, and how many wait for a call',
    responses: { 200: staffOrderCounts },
    metadata: reading,
  },
  place: {
    method: 'POST',
    path: '/staff/orders',
    summary: 'Place an order that came by phone',
    headers: idempotencyHeaders,
    body: phoneOrderInput,
    responses: { 201: placedOrder, 409: changedCart },
    metadata: selling,
  },
  moveMany: {
    method: 'POST',
    path: '/staff/orders/state',
    summary: 'Move up to 100 orders; those that may not move are named with the reason',
    body: z.strictObject({
      numbers: z.array(orderNumber.shape.number).min(1, 'Choose orders.').max(100),
      state: orderState,
    }),
    responses: {
      200: z.object({
        moved: z.array(z.string()),
        refused: z.array(z.object({ number: z.string(), message: z.string() })),
      }),
    },
    metadata: packing,
  },
  get: {
    method: 'GET',
    path: '/staff/orders/:number',
    summary: 'One order with all that happened to it',
    ...page,
    metadata: reading,
  },
  move: {
    method: 'POST',
    path: '/staff/orders/:number/state',
    summary: 'Move an order to its next state; any other is refused with 409',
    body: z.strictObject({
      state: orderState,
      from: orderState
        .describe('The state that was seen: an order that has left it is not moved (409).')
        .optional(),
      reason: optionalText('a reason', 300),
      courier: optionalText('a courier', 80),
      courier_id: z
        .int()
        .positive()
        .nullable()
        .describe('One of the shop’s couriers; then `courier` is left out.')
        .optional(),
      tracking_code: optionalText('a tracking code', 80),
      came_back: cameBack
        .describe(
          'Why a parcel came back: a refusal is counted on the customer. Only for returned orders.',
        )
        .default('refused'),
      return_fee: formFee('the courier’s fee')
        .default(0)
        .describe('What the courier charges for bringing a parcel back. Only for returned orders.'),
      damaged: someOfLines
        .default([])
        .describe(
          'The pieces that came back damaged, which stay out of stock. Only for returned orders.',
        ),
      received: cashReceived
        .describe(
          'The cash that staff got, where they delivered it themselves; left out: all that was to pay. Another amount needs a `reason`, which only staff see.',
        )
        .optional(),
    }),
    ...page,
    metadata: packing,
  },
  setReturnFee: {
    method: 'PUT',
    path: '/staff/orders/:number/return-fee',
    summary: 'Note what the courier charges for a parcel that came back, until it is settled',
    body: z.strictObject({
      return_fee: formFee('the courier’s fee').describe('In rupees; 0 for none.'),
      replaces: z
        .number()
        .describe('The fee as it was shown; refused (409) where it is another one by now.'),
    }),
    ...page,
    metadata: { access: 'staff', permission: ['packing', 'money'] },
  },
  note: {
    method: 'POST',
    path: '/staff/orders/:number/notes',
    summary: 'Write on the timeline, for staff or for the customer too',
    body: z.strictObject({
      text: requiredText('a note', 1000),
      is_public: z.boolean().default(false),
    }),
    ...page,
    metadata: reading,
  },
  call: {
    method: 'POST',
    path: '/staff/orders/:number/calls',
    summary: 'Note the outcome of a call: confirmed and refused move a cash order',
    body: z.strictObject({
      outcome: callOutcome,
      note: optionalText('a note', 300),
    }),
    ...page,
    metadata: selling,
  },
  previewEdit: {
    method: 'POST',
    path: '/staff/orders/:number/edit/preview',
    summary: 'What a change would cost, without making it',
    pathParams: orderNumber,
    body: orderEdit,
    responses: { 200: editPreview },
    metadata: selling,
  },
  edit: {
    method: 'PUT',
    path: '/staff/orders/:number',
    summary: 'Change lines, address and note before packing; the total must be the one previewed',
    pathParams: orderNumber,
    body: orderEdit.extend({
      expected_total: z.number().nonnegative(),
      seen_event: z
        .int()
        .describe('The last event that was seen: refused (409) where the timeline has newer ones.')
        .optional(),
    }),
    responses: { 200: staffOrder, 409: changedCart },
    metadata: selling,
  },
  refund: {
    method: 'POST',
    path: '/staff/orders/:number/refunds',
    summary: 'Pay back all or a part of what came in, with or without pieces going back into stock',
    body: refundInput,
    ...page,
    metadata: { access: 'staff', permission: 'refunds' },
  },
  checkPayments: {
    method: 'POST',
    path: '/staff/orders/:number/payments/check',
    summary: 'Ask the gateway again for the state of the payments',
    body: c.noBody(),
    ...page,
    metadata: { access: 'staff', permission: ['money', 'selling'] },
  },
  switchToCash: {
    method: 'POST',
    path: '/staff/orders/:number/cash',
    summary: 'Let an order be paid in cash on delivery, while no online payment has come in',
    body: c.noBody(),
    ...page,
    metadata: selling,
  },
  settleReview: {
    method: 'POST',
    path: '/staff/orders/:number/payments/review',
    summary: 'Decide about payments in review: accept them as paid in full, or reject them',
    body: z.strictObject({
      decision: reviewDecision,
      text: requiredText('what you found', 300),
    }),
    ...page,
    metadata: { access: 'staff', permission: 'money' },
  },
  packingSlip: {
    method: 'GET',
    path: '/staff/orders/:number/packing-slip.pdf',
    summary: 'The packing slip as a PDF',
    ...document,
  },
  invoice: {
    method: 'GET',
    path: '/staff/orders/:number/invoice.pdf',
    summary: 'The invoice as a PDF; the first request gives it its number',
    ...document,
  },
} as const
