import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { day } from '../lib/days.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery } from '../lib/paged.ts'
import { orderNumber } from '../orders/orders.ts'

const issued = {
  id: z.int(),
  number: z.string().describe('Series, outlet, fiscal year, number: SI-01-2083-84-00001.'),
  order_number: z.string(),
  issued_at: z.string(),
  date_bs: z.string().describe('By the Nepali calendar: 2083-08-07.'),
  buyer_name: z.string(),
  taxable: z.number(),
  vat: z.number(),
  total: z.number(),
}

export const billKind = z
  .enum(['full', 'abbreviated', 'pan'])
  .describe('A full or an abbreviated tax invoice, or the bill of a shop with a PAN only.')
export type BillKind = z.infer<typeof billKind>

/** A bill as it was issued. It is never changed: what comes back is credited. In rupees. */
export const billRow = z.object({
  ...issued,
  kind: billKind,
  buyer_pan: z.string(),
  credited: z
    .number()
    .describe('The sum of its credit notes. A bill whose whole total was credited is inactive.'),
  prints: z.int().describe('How often it was printed; all but the first are copies.'),
})
export type BillRow = z.infer<typeof billRow>

/** What was taken back from a bill, in rupees. */
export const creditNoteRow = z.object({
  ...issued,
  bill_number: z.string(),
  reason: z.string(),
})
export type CreditNoteRow = z.infer<typeof creditNoteRow>

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month like 2083-08, by the Nepali calendar.')

const query = pagedQuery.extend({
  month: month.optional(),
  from: day('from').describe('The first day, in Kathmandu.').optional(),
  to: day('to').describe('The last day, in Kathmandu.').optional(),
})
const pdf = c.otherResponse({ contentType: 'application/pdf', body: c.type<Uint8Array>() })
const metadata = { access: 'staff', permission: 'money' } as const
const withOrders = { access: 'staff', permission: ['orders', 'money'] } as const

export const bills = {
  list: {
    method: 'GET',
    path: '/staff/bills',
    summary:
      'Bills, newest first, 20 a page; all of them, or those of a month of the Nepali calendar',
    query,
    responses: { 200: z.array(billRow) },
    metadata,
  },
  creditNotes: {
    method: 'GET',
    path: '/staff/credit-notes',
    summary: 'Credit notes, newest first, 20 a page; all of them, or those of a month',
    query,
    responses: { 200: z.array(creditNoteRow) },
    metadata,
  },
  months: {
    method: 'GET',
    path: '/staff/bill-months',
    summary: 'The months of the Nepali calendar that have bills or credit notes, and this month',
    responses: {
      200: z.object({
        months: z.array(z.string()),
        fiscal_years: z.array(z.string()).describe('Those of the months, newest first: 2083-84.'),
      }),
    },
    metadata,
  },
  ofOrder: {
    method: 'GET',
    path: '/staff/orders/:number/bills',
    summary: 'The bills and credit notes of an order, newest first',
    pathParams: orderNumber,
    responses: {
      200: z.object({ bills: z.array(billRow), credit_notes: z.array(creditNoteRow) }),
    },
    metadata: withOrders,
  },
  printBill: {
    method: 'POST',
    path: '/staff/bills/:id/print',
    summary: 'Print a bill: the first print is the original, each later one a counted copy',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: pdf },
    metadata: withOrders,
  },
  printCreditNote: {
    method: 'POST',
    path: '/staff/credit-notes/:id/print',
    summary: 'Print a credit note: the first print is the original, each later one a counted copy',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: pdf },
    metadata: withOrders,
  },
} as const
