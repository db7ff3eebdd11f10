import * as z from 'zod'
import { picture } from '../catalogue/product-card.ts'
import { day } from '../lib/days.ts'
import { optionalText, rowId } from '../lib/form.ts'
import { pagedQuery, workQueue } from '../lib/paged.ts'
import { changedCart, orderedLines, placedOrder } from './checkout.ts'
import { orderReturn, pieceCondition, returnState } from './order-detail.ts'
import { orderNumber, returnInput } from './orders.ts'
import { refundInput } from './staff-orders.ts'

/** A return as staff see it: with its order, and with the pieces. */
export const staffReturn = orderReturn.extend({
  order_number: z.string(),
  name: z.string(),
  phone: z.string(),
  /** What the pieces cost, less their share of the order's discount. */
  worth: z.number(),
  pieces: z.array(
    z.object({
      id: z.int(),
      order_line: z.int(),
      name: z.string(),
      color_name: z.string(),
      size_name: z.string(),
      picture,
      price: z.number(),
      quantity: z.int(),
      condition: pieceCondition.nullable(),
    }),
  ),
})
export type StaffReturn = z.infer<typeof staffReturn>

/** A refusal must carry the reason that the customer sees. */
export const returnAnswer = z
  .strictObject({
    decision: z.enum(['approved', 'refused'], { error: 'Approve or refuse the return.' }),
    answer: optionalText('an answer', 500),
  })
  .refine(({ decision, answer }) => decision === 'approved' || answer !== '', {
    path: ['answer'],
    error: 'Tell the customer why it is refused.',
  })
export type ReturnAnswer = z.infer<typeof returnAnswer>

/** A return that staff start: for a customer who calls, or who stands in the shop. */
export const staffReturnInput = returnInput.extend({
  is_here: z
    .boolean()
    .describe('The customer has brought the pieces: no mail asks for them.')
    .default(false),
})
export type StaffReturnInput = z.infer<typeof staffReturnInput>

const one = { pathParams: rowId, responses: { 200: staffReturn } } as const

export const returns = {
  list: {
    method: 'GET',
    path: '/staff/returns',
    summary: 'Returns, newest first, but what is to do oldest first, 20 a page',
    query: pagedQuery.extend({
      state: returnState.optional(),
      queue: workQueue.describe('to_do: until it is refused or closed.').optional(),
      reason: z.string().trim().max(80).optional(),
      counted: z
        .enum(['yes'])
        .describe('Without refused requests, as reports count them.')
        .optional(),
      from: day('from').describe('Asked for from this day on, in Kathmandu.').optional(),
      to: day('to').describe('… until this day.').optional(),
    }),
    responses: { 200: z.array(staffReturn) },
    metadata: { access: 'staff', permission: 'orders' },
  },
  answer: {
    method: 'POST',
    path: '/staff/returns/:id/answer',
    summary: 'Approve or refuse a return that was asked for',
    body: returnAnswer,
    ...one,
    metadata: { access: 'staff', permission: 'selling' },
  },
  receive: {
    method: 'POST',
    path: '/staff/returns/:id/receive',
    summary: 'Record the pieces that came; resellable ones go back into stock',
    body: z.strictObject({
      pieces: z
        .array(
          z.strictObject({
            id: z.int().positive(),
            condition: pieceCondition,
          }),
        )
        .min(1, 'Say in what condition each piece is.')
        .max(50),
    }),
    ...one,
    metadata: { access: 'staff', permission: 'packing' },
  },
  refund: {
    method: 'POST',
    path: '/staff/returns/:id/refund',
    summary: 'Pay back what a received return is worth, and close it',
    body: refundInput.pick({ amount: true, paid_back: true }),
    ...one,
    metadata: { access: 'staff', permission: 'refunds' },
  },
  exchange: {
    method: 'POST',
    path: '/staff/returns/:id/exchange',
    summary: 'Send other pieces for a received return as a new order, and close it',
    body: z.strictObject({
      lines: orderedLines,
      handed_over: z
        .boolean()
        .describe(
          'The customer takes the pieces in the shop, and pays what they cost more in cash.',
        )
        .default(false),
    }),
    pathParams: rowId,
    responses: { 201: placedOrder, 409: changedCart },
    metadata: { access: 'staff', permission: 'selling' },
  },
} as const

export const startedReturns = {
  start: {
    method: 'POST',
    path: '/staff/orders/:number/returns',
    summary: 'Start a return of a delivered order, also after the return period; it is approved',
    pathParams: orderNumber,
    body: staffReturnInput,
    responses: { 201: staffReturn },
    metadata: { access: 'staff', permission: 'selling' },
  },
} as const
