import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery } from '../lib/paged.ts'

export const taxFilingState = z
  .enum(['waiting', 'sent', 'refused'])
  .describe('Waiting is tried again without end. Refused needs a change, and staff to send again.')
export type TaxFilingState = z.infer<typeof taxFilingState>

/** A bill or credit note on its way to the tax office (CBMS). Amounts in rupees. */
export const taxFiling = z.object({
  id: z.int(),
  kind: z.enum(['bill', 'credit note']),
  number: z.string().describe('Of the bill or credit note: SI-01-2083-84-00001.'),
  order_number: z.string(),
  buyer_name: z.string(),
  date_bs: z.string().describe('By the Nepali calendar: 2083-08-07.'),
  total: z.number(),
  state: taxFilingState,
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  problem: z.string().nullable().describe('What came of the last attempt, and what to change.'),
  is_realtime: z.boolean().describe('The tax office took it at the attempt right after its issue.'),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type TaxFiling = z.infer<typeof taxFiling>

const taxFilingMode = z.enum(['off', 'simulator', 'live'])
export type TaxFilingMode = z.infer<typeof taxFilingMode>

/** State of filing: mode, waiting, refused, last problem. */
export const taxFilingSummary = z.object({
  mode: taxFilingMode.describe(
    'off: the server was started without the user name and password of the tax office.',
  ),
  waiting: z.int(),
  refused: z.int(),
  late: z.int().describe('Those that have waited for more than a day.'),
  oldest_waiting_at: z.string().nullable(),
  problem: z.string().nullable().describe('Why nothing can be sent at present.'),
  failing_since: z.string().nullable(),
  next_attempt_at: z.string().nullable().describe('Until then nothing is sent.'),
  other_pan: z
    .string()
    .nullable()
    .describe('The PAN that the server sends with, where the settings have another one.'),
})
export type TaxFilingSummary = z.infer<typeof taxFilingSummary>

const attempt = z.object({
  at: z.string(),
  ms: z.int(),
  status: z.int().nullable().describe('The HTTP status; null where no answer came.'),
  answer: z.string().describe('The first 300 characters.'),
  is_realtime: z.boolean(),
  problem: z.string().nullable(),
})

const metadata = { access: 'staff', permission: 'money' } as const

export const taxFilings = {
  list: {
    method: 'GET',
    path: '/staff/tax-filings/',
    summary: 'What the tax office gets, newest first, 20 a page; all of it, or that in a state',
    query: pagedQuery.extend({ state: taxFilingState.optional() }),
    responses: { 200: z.array(taxFiling) },
    metadata,
  },
  summary: {
    method: 'GET',
    path: '/staff/tax-filings/summary/',
    summary: 'How many bills and credit notes the tax office lacks, and why',
    responses: { 200: taxFilingSummary },
    metadata,
  },
  read: {
    method: 'GET',
    path: '/staff/tax-filings/:id/',
    summary: 'One bill or credit note as it is sent, with every attempt',
    pathParams: rowId,
    responses: {
      200: taxFiling.extend({
        content: z
          .record(z.string(), z.union([z.string(), z.number(), z.null()]))
          .describe('What is sent, without user name and password.'),
        log: z.array(attempt),
      }),
    },
    metadata,
  },
  resend: {
    method: 'POST',
    path: '/staff/tax-filings/:id/resend/',
    summary: 'Send a bill again, or a credit note with its bill; the tax office counts each once',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 202: taxFiling },
    metadata,
  },
  resendAll: {
    method: 'POST',
    path: '/staff/tax-filings/resend/',
    summary: 'Send everything again that waits or was refused',
    body: c.noBody(),
    responses: { 202: z.object({ count: z.int() }) },
    metadata,
  },
} as const
