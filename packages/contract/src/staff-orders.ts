import * as z from 'zod'
import { changedCart, idempotencyHeaders, placedOrder } from './checkout.ts'
import { c } from './crud.ts'
import { optionalText, requiredText } from './form.ts'
import { orderState, type OrderState } from './order-page.ts'
import { orderNumber } from './orders.ts'
import type { Permission } from './roles.ts'
import {
  callOutcome,
  editPreview,
  reviewDecision,
  orderEdit,
  phoneOrderInput,
  refundInput,
  staffOrderList,
  staffOrderQuery,
} from './staff-order-input.ts'
import { cameBack, staffOrder } from './staff-order-page.ts'

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
    summary: 'Orders by number, name, phone or e-mail and by filter, newest first, 20 a page',
    query: staffOrderQuery,
    responses: { 200: staffOrderList },
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
    }),
    ...page,
    metadata: packing,
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
