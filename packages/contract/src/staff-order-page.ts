import * as z from 'zod'
import {
  orderEvent,
  orderFacts,
  orderState,
  paymentGateway,
  paymentMethod,
  paymentState,
} from './order-page.ts'

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
  state: orderState,
  source: orderSource,
  placed_at: z.string(),
  name: z.string(),
  phone: z.string(),
  district: z.string(),
  total: z.number(),
  pieces: z.int(),
  payment_method: paymentMethod,
  payment_state: paymentState,
  /** Calls made to confirm it, and when the last one was. */
  calls: z.int(),
  called_at: z.string().nullable(),
  next_states: z.array(orderState),
  refusals,
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

const refundMethod = z.enum([...paymentGateway.options, 'cash'])
export type RefundMethod = z.infer<typeof refundMethod>

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
  /** How many rupees may still be refunded. */
  refundable: z.number(),
  refusals,
  came_back: cameBack
    .nullable()
    .describe('Why the parcel came back undelivered, where staff said so.'),
})
export type StaffOrder = z.infer<typeof staffOrder>
