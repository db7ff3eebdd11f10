import * as z from 'zod'
import { deliveryFields } from './addresses.ts'
import { cartChange, orderedLines } from './checkout.ts'
import { day } from './days.ts'
import { idFilter, pastIdFilter } from './filters.ts'
import { email, hasWholePaisa, optionalText, requiredText } from './form.ts'
import { orderState, paymentMethod, paymentState, totals } from './order-page.ts'
import { paged, pagedQuery, sortBy } from './paged.ts'
import { typedCode } from './promo-terms.ts'
import { cameBack, staffOrderRow } from './staff-order-page.ts'
import { buyerPan } from './tax.ts'

const place = z.string().trim().max(60).optional()

const buyerKind = z.enum(['new', 'returning', 'unknown'])
export type BuyerKind = z.infer<typeof buyerKind>

export const staffOrderQuery = pagedQuery.extend({
  sort: sortBy('number', 'placed_at', 'name', 'state', 'payment_state', 'total'),
  state: orderState.optional(),
  payment_state: paymentState.optional(),
  payment_method: paymentMethod.optional(),
  /** Cash orders that wait for a call. */
  queue: z.enum(['call']).optional(),
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
  paid_by: z.enum([...paymentMethod.options, 'walk_in']).optional(),
  came_back: z
    .enum([...cameBack.options, 'any'])
    .describe('Parcels that came back undelivered, between `sold_from` and `sold_to`.')
    .optional(),
  buyer: buyerKind
    .describe('Whether its customer had bought before `sold_from`; unknown: no account or phone.')
    .optional(),
})
export type StaffOrderQuery = z.infer<typeof staffOrderQuery>

export const staffOrderList = paged(staffOrderRow).extend({
  /** How many orders there are in each state, whatever the filter. */
  counts: z.array(z.object({ state: orderState, count: z.int() })),
  to_call: z.int(),
})
export type StaffOrderList = z.infer<typeof staffOrderList>

const emailOrNone = z
  .union([email, z.literal('').transform(() => null), z.null()])
  .default(null)
  .meta({ type: ['string', 'null'] })

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

export const refundInput = z.strictObject({
  amount: z
    .number({ error: 'Enter an amount.' })
    .positive('Enter an amount above 0.')
    .max(10_000_000)
    .refine(hasWholePaisa, { error: 'Enter an amount with at most two decimals.' }),
  reason: requiredText('a reason', 200),
  /** The pieces that go back into stock with the refund. */
  restock: z
    .array(z.strictObject({ order_line: z.int().positive(), quantity: z.int().min(1).max(99) }))
    .max(50)
    .default([]),
})
export type RefundInput = z.infer<typeof refundInput>

export const callOutcome = z.enum(['confirmed', 'no_answer', 'refused'], {
  error: 'Choose how the call went.',
})
export type CallOutcome = z.infer<typeof callOutcome>

/** What staff decide about payments in review. */
export const reviewDecision = z.enum(['accept', 'reject'], {
  error: 'Accept or reject the payment.',
})
export type ReviewDecision = z.infer<typeof reviewDecision>
