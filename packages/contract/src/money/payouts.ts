import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { wholeNumber } from '../lib/filters.ts'
import { requiredText, rowId, sheetFile } from '../lib/form.ts'
import { keysOf } from '../lib/keys-of.ts'
import { pagedQuery } from '../lib/paged.ts'
import { paymentGateway } from '../orders/order-detail.ts'
import { importError, readMapping } from '../records/imports.ts'

/** The fields that a column of a gateway's statement may hold, with their labels. */
export const statementFields = {
  reference: { label: 'Reference', isNeeded: true },
  other_reference: { label: 'Second reference', isNeeded: false },
  day: { label: 'Day', isNeeded: true },
  amount: { label: 'Amount paid', isNeeded: true },
  fee: { label: 'Fee', isNeeded: false },
  net: { label: 'Amount less fee', isNeeded: false },
  kind: { label: 'Payment or refund', isNeeded: false },
  state: { label: 'State', isNeeded: false },
}
export const statementField = z.enum(keysOf(statementFields))
export type StatementField = z.infer<typeof statementField>

const statementMapping = z
  .array(statementField.nullable())
  .max(200, 'A file has at most 200 columns.')

const statementInput = z.strictObject({
  gateway: paymentGateway,
  file: sheetFile,
  mapping: z
    .string()
    .transform(readMapping)
    .pipe(statementMapping)
    .meta({ type: 'string' })
    .describe(
      'JSON: a field or null for each column. Without it, as in the last statement with these headings, else guessed from them.',
    )
    .optional(),
})
export type StatementInput = z.infer<typeof statementInput>

/** Sums in rupees. `net` is what the gateway paid out: payments less refunds and fees. */
const sums = {
  rows: z.int(),
  paid: z.number(),
  refunded: z.number(),
  fees: z.number(),
  net: z.number().describe('Payments less refunds and fees.'),
}

export const statementCheck = z.object({
  headings: z.array(z.string()),
  mapping: statementMapping,
  is_remembered: z
    .boolean()
    .describe('The mapping is that of the last statement with these headings.'),
  samples: z.array(z.array(z.string())).describe('The first rows, as they were read.'),
  ...sums,
  known: z.int().describe('Rows that an earlier statement has already; they are not added again.'),
  left_out: z.int().describe('Totals, and payments that were not completed.'),
  wrong: z.int().describe('How many errors there are in all.'),
  errors: z.array(importError).describe('The first 200.'),
})
export type StatementCheck = z.infer<typeof statementCheck>

export const gatewayStatement = z.object({
  id: z.int(),
  gateway: paymentGateway,
  file_name: z.string(),
  ...sums,
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  staff: z.string().nullable(),
  created_at: z.string(),
})
export type GatewayStatement = z.infer<typeof gatewayStatement>

/**
 * What is different. unknown: paid out, but the shop knows no such payment; not_paid: paid out, but the shop counts the
 * payment as failed, expired or in review; amount: another amount; twice: paid out a second time; refunded: paid out,
 * while the shop has paid it back; missing: paid for the shop, but not paid out.
 */
export const differenceKind = z.enum([
  'unknown',
  'not_paid',
  'amount',
  'twice',
  'refunded',
  'missing',
])
export type DifferenceKind = z.infer<typeof differenceKind>

export const payoutDifference = z.object({
  id: z.string().describe('row-12: of a statement’s row; payment-9: of a payment.'),
  kind: differenceKind,
  gateway: paymentGateway,
  is_refund: z.boolean().describe('The statement’s row is a refund.'),
  reference: z.string(),
  day: z.iso.date(),
  amount: z.number().nullable().describe('In the statement; null where it has no such row.'),
  expected: z.number().nullable().describe('For the shop; null where it knows no such payment.'),
  order_number: z.string().nullable(),
  name: z.string().nullable().describe('The customer.'),
  settled: z
    .object({ reason: z.string(), staff: z.string().nullable(), at: z.string() })
    .nullable(),
})
export type PayoutDifference = z.infer<typeof payoutDifference>

const differenceId = z.object({
  id: z.string().regex(/^(row|payment)-\d{1,15}$/, 'A difference is named like row-12.'),
})

const metadata = { access: 'staff', permission: 'money' } as const

const differenceState = z.enum(['open', 'settled'])
export type DifferenceState = z.infer<typeof differenceState>

const days = wholeNumber('days', 365)
  .optional()
  .describe('A payment is missing after this many days; 3 when it isn’t given.')

export const payouts = {
  check: {
    method: 'POST',
    path: '/staff/payouts/check',
    summary: 'Read a gateway’s statement without adding it, and say what is wrong with its rows',
    contentType: 'multipart/form-data',
    body: statementInput,
    responses: { 200: statementCheck },
    metadata,
  },
  add: {
    method: 'POST',
    path: '/staff/payouts',
    summary: 'Add a gateway’s statement; nothing where a row is wrong or all are there already',
    contentType: 'multipart/form-data',
    body: statementInput,
    responses: { 201: gatewayStatement },
    metadata,
  },
  list: {
    method: 'GET',
    path: '/staff/payouts',
    summary: 'The statements, the latest first, 20 a page',
    query: pagedQuery.omit({ q: true }),
    responses: { 200: z.array(gatewayStatement) },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/payouts/:id',
    summary: 'Remove a statement with its rows; the same file can be added again',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
  differences: {
    method: 'GET',
    path: '/staff/payouts/differences',
    summary: 'Differences between what gateways paid out and what the shop was paid, 20 a page',
    query: pagedQuery.omit({ q: true }).extend({
      kind: differenceKind.optional(),
      state: differenceState.optional(),
      days,
    }),
    responses: { 200: z.array(payoutDifference) },
    metadata,
  },
  differenceCounts: {
    method: 'GET',
    path: '/staff/payouts/differences/counts',
    summary:
      'How many differences of each kind are open, and how many rows are as the shop has them',
    query: z.object({ days }),
    responses: {
      200: z.object({
        counts: z.record(differenceKind, z.int()).describe('The open differences of each kind.'),
        matched: z.int().describe('Rows of statements that are as the shop has them.'),
      }),
    },
    metadata,
  },
  settle: {
    method: 'POST',
    path: '/staff/payouts/differences/:id/settle',
    summary: 'Settle a difference with a reason',
    pathParams: differenceId,
    body: z.strictObject({ reason: requiredText('the reason', 500) }),
    responses: { 200: payoutDifference },
    metadata,
  },
  reopen: {
    method: 'POST',
    path: '/staff/payouts/differences/:id/reopen',
    summary: 'Open a settled difference again',
    pathParams: differenceId,
    body: c.noBody(),
    responses: { 200: payoutDifference },
    metadata,
  },
} as const
