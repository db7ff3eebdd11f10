import * as z from 'zod'
import { day } from '../lib/days.ts'
import { flagFilter, pastIdFilter, wholeNumber } from '../lib/filters.ts'
import { formFee, optionalText, requiredText, rowId } from '../lib/form.ts'
import { pagedQuery } from '../lib/paged.ts'
import { typedText } from '../lib/typed-text.ts'
import { cameBack } from '../orders/staff-orders.ts'
import { courierMonths, courierMonthsQuery, courierName } from './courier-months.ts'
import { courierStatement, courierStatementInput } from './courier-statements.ts'

/** Most orders of one settlement. */
export const MOST_SETTLED = 500

/** Where the money of a settlement went: into the shop's drawer, or to its bank account. */
export const paidInto = z.enum(['drawer', 'bank'], { error: 'Choose drawer or bank.' })
export type PaidInto = z.infer<typeof paidInto>

/** Delivered cash that a courier holds, in rupees. */
export const heldCash = z.object({
  courier: courierName,
  orders: z.int(),
  amount: z.number(),
  since: z.string().describe('When the oldest of these orders was delivered.'),
  returned: z.int().describe('Parcels that came back, with a fee that is in no settlement yet.'),
  return_fees: z.number().describe('The sum of these fees.'),
})
export type HeldCash = z.infer<typeof heldCash>

export const heldOrder = z.object({
  number: z.string(),
  name: z.string(),
  district: z.string(),
  courier: z.string().nullable().describe('The name that the order was sent with.'),
  handed_over: z.string().nullable().describe('null where the order was in no handover.'),
  delivered_at: z.string(),
  collected: z.number(),
})
export type HeldOrder = z.infer<typeof heldOrder>

/** A parcel that came back undelivered, with what its courier charges for bringing it back. */
export const returnedParcel = heldOrder
  .pick({ number: true, name: true, district: true, courier: true })
  .extend({
    returned_at: z.string(),
    came_back: cameBack.nullable(),
    return_fee: z.number(),
  })
export type ReturnedParcel = z.infer<typeof returnedParcel>

/** Cash that was noted by hand as paid in by a courier, and that no settlement names yet. */
export const notedCash = z.object({
  id: z.int(),
  amount: z.number(),
  note: z.string(),
  created_at: z.string(),
})
export type NotedCash = z.infer<typeof notedCash>

export const courierSettlement = z.object({
  id: z.int(),
  courier: courierName,
  day: z.iso.date().describe('When the courier paid, a day in Kathmandu.'),
  orders: z.int(),
  collected: z.number(),
  fee: z.number(),
  return_fees: z.number().describe('The part of the fee that is for parcels that came back.'),
  paid_in: z.number(),
  difference: z
    .number()
    .describe('Collected less fee less paid in: above 0 where the courier paid too little.'),
  paid_into: paidInto,
  reference: z.string(),
  note: z.string(),
  cash_entry: z.int().nullable().describe('The entry of the day closing that is this money.'),
  staff: z.string().nullable(),
  created_at: z.string(),
  taken_back: z
    .object({ at: z.string(), staff: z.string().nullable(), reason: z.string() })
    .nullable(),
})
export type CourierSettlement = z.infer<typeof courierSettlement>

const settledNumbers = z
  .array(z.string().overwrite(typedText).min(1).max(40))
  .max(MOST_SETTLED, `Choose at most ${MOST_SETTLED} orders.`)

export const settlementInput = z.strictObject({
  courier: z.int().positive().nullable(),
  numbers: settledNumbers.min(1, 'Choose at least one order.'),
  collected: z
    .number()
    .describe('The sum of these orders as it was shown; another sum is refused with 409.'),
  returned: settledNumbers
    .default([])
    .describe('Parcels that came back and whose fees are kept back too.'),
  fee: formFee('the courier’s fee').describe(
    'All that the courier kept back, also for parcels that came back.',
  ),
  return_fees: z
    .number()
    .default(0)
    .describe('The fees of `returned` as they were shown; another sum is refused with 409.'),
  paid_in: formFee('what the courier paid in'),
  paid_into: paidInto,
  cash_entry: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('An entry of the day closing that has this cash already; null to note it now.'),
  day: day('day', 'Enter the day on which the courier paid.'),
  reference: optionalText('a reference', 100),
  note: optionalText('a note', 500),
})
export type SettlementInput = z.input<typeof settlementInput>

const ofCourier = z.object({ courier: wholeNumber('courier', 999_999_999, 0) })
const metadata = { access: 'staff', permission: 'money' } as const

export const courierSettlements = {
  held: {
    method: 'GET',
    path: '/staff/courier-settlements/held',
    summary: 'Delivered cash that couriers hold, the longest held first',
    responses: { 200: z.array(heldCash) },
    metadata,
  },
  heldOrders: {
    method: 'GET',
    path: '/staff/courier-settlements/held/:courier',
    summary: `The orders whose cash a courier holds, the first delivered first, and its parcels that came back with a fee, at most ${MOST_SETTLED} of each; 0 for those that no courier of the list brought`,
    pathParams: ofCourier,
    responses: {
      200: z.object({
        courier: courierName,
        orders: z.int().describe('How many there are in all.'),
        order_list: z.array(heldOrder),
        returned: z.int().describe('How many parcels that came back have an open fee, in all.'),
        returned_list: z.array(returnedParcel),
        noted: z.array(notedCash),
      }),
    },
    metadata,
  },
  statement: {
    method: 'POST',
    path: '/staff/courier-settlements/held/:courier/statement',
    summary:
      'Read a courier’s statement, and say which orders it pays for and what doesn’t fit; writes nothing',
    pathParams: ofCourier,
    contentType: 'multipart/form-data',
    body: courierStatementInput,
    responses: { 200: courierStatement },
    metadata,
  },
  months: {
    method: 'GET',
    path: '/staff/courier-settlements/months',
    summary: 'What each courier delivered, collected, kept and paid in, by Nepali month',
    query: courierMonthsQuery,
    responses: { 200: courierMonths },
    metadata,
  },
  list: {
    method: 'GET',
    path: '/staff/courier-settlements',
    summary: 'What couriers paid in, the latest first, 20 a page',
    query: pagedQuery.omit({ q: true }).extend({
      courier: pastIdFilter('courier'),
      is_different: flagFilter('is_different').describe('With a difference, and in effect.'),
    }),
    responses: { 200: z.array(courierSettlement) },
    metadata,
  },
  get: {
    method: 'GET',
    path: '/staff/courier-settlements/:id',
    summary: 'A settlement with its orders',
    pathParams: rowId,
    responses: {
      200: courierSettlement.extend({
        order_list: z.array(heldOrder),
        returned_list: z.array(returnedParcel),
      }),
    },
    metadata,
  },
  add: {
    method: 'POST',
    path: '/staff/courier-settlements',
    summary: 'Settle the cash of delivered orders with what their courier paid in',
    body: settlementInput,
    responses: { 201: courierSettlement },
    metadata,
  },
  takeBack: {
    method: 'POST',
    path: '/staff/courier-settlements/:id/take-back',
    summary: 'Take a settlement back: its cash leaves the drawer, and the courier holds it again',
    pathParams: rowId,
    body: z.strictObject({ reason: requiredText('the reason', 500) }),
    responses: { 200: courierSettlement },
    metadata,
  },
} as const
