import * as z from 'zod'
import { typedText } from '../lib/typed-text.ts'

/** What is known of invoice numbers after a restore. */
export const lastInvoice = z.object({
  is_unknown: z
    .boolean()
    .describe('The shop was restored: no invoice takes a number until the last one is given.'),
  backup_made_at: z.string().nullable().describe('Invoices since then are unknown.'),
  known: z.string().nullable().describe('The last invoice that the restored data has.'),
  has_bills: z
    .boolean()
    .describe('The shop issues bills, so that its credit notes are numbered too.'),
  known_credit_note: z
    .string()
    .nullable()
    .describe('The last credit note that the restored data has.'),
  waiting: z.int().describe('Sales that get their number afterwards.'),
})
export type LastInvoice = z.infer<typeof lastInvoice>

export const lastInvoiceAnswer = z.strictObject({
  last_invoice: z
    .string()
    .overwrite(typedText)
    .regex(
      /^((INV|[A-Z0-9]{1,6}-[A-Z0-9]{1,6})-\d{4}(-\d{2})?-\d{5,9})?$/,
      'Enter a number as it is printed, like INV-2083-84-000123.',
    )
    .describe('As it is printed; empty where no invoice was ever given.'),
  last_credit_note: z
    .string()
    .overwrite(typedText)
    .regex(
      /^([A-Z0-9]{1,6}-[A-Z0-9]{1,6}-\d{4}(-\d{2})?-\d{5,9})?$/,
      'Enter a number as it is printed, like CN-01-2083-84-00012.',
    )
    .describe('As it is printed; empty or absent where none was ever given.')
    .optional(),
})
export type LastInvoiceAnswer = z.infer<typeof lastInvoiceAnswer>

const metadata = { access: 'staff', permission: 'money' } as const

export const lastInvoices = {
  get: {
    method: 'GET',
    path: '/staff/last-invoice/',
    summary: 'Whether invoices wait for the last number on paper',
    responses: { 200: lastInvoice },
    metadata,
  },
  answer: {
    method: 'PUT',
    path: '/staff/last-invoice/',
    summary: 'Give the last invoice number on paper after a restore; waiting sales get theirs',
    body: lastInvoiceAnswer,
    responses: { 200: lastInvoice },
    metadata,
  },
} as const
