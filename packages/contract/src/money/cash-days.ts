import * as z from 'zod'
import { hasWholePaisa, optionalText, requiredText, rowId } from '../lib/form.ts'

/** Banknotes and coins of Nepal, in rupees, the largest first. */
export const cashNotes = [1000, 500, 100, 50, 20, 10, 5, 2, 1] as const

/**
 * Cash that was put into the drawer or taken out by hand. courier: a courier paid in what customers gave; bank: taken to
 * the bank; other: anything else; correction: puts a closed day right.
 */
export const cashEntryKind = z.enum(['courier', 'bank', 'other', 'correction'], {
  error: 'Choose what kind of cash it is.',
})
export type CashEntryKind = z.infer<typeof cashEntryKind>

const rupees = (message: string) =>
  z
    .number({ error: message })
    .min(-9_999_999, message)
    .max(9_999_999, message)
    .refine(hasWholePaisa, message)

const amount = rupees('Enter an amount in rupees.').refine((value) => value !== 0, {
  error: 'Enter an amount in rupees.',
})

export const cashEntryInput = z.strictObject({
  kind: cashEntryKind,
  amount: amount.describe('Above 0: cash came in; below 0: cash went out.'),
  note: requiredText('who brought or took it', 300),
  corrects: z
    .int()
    .positive()
    .nullable()
    .describe('The closing that a correction is about.')
    .default(null),
})
export type CashEntryInput = z.infer<typeof cashEntryInput>

export const cashEntry = z.object({
  id: z.int(),
  kind: cashEntryKind,
  amount: z.number(),
  note: z.string(),
  corrects: z.int().nullable(),
  staff: z.string().nullable(),
  created_at: z.string(),
})
export type CashEntry = z.infer<typeof cashEntry>

/** What should be in the drawer, and why: `opening` and all that came in and went out since `from`. In rupees. */
const expectation = {
  from: z.string().describe('When the closing before was made; else when the day began.'),
  opening: z.number().describe('What was counted at the closing before.'),
  sales: z
    .number()
    .describe('Cash of sales in the shop, without what was paid by eSewa, Khalti or card.'),
  sales_count: z.int(),
  refunds: z.number().describe('Paid back in cash for sales in the shop.'),
  entries: z.number().describe('The sum of the entries by hand.'),
  expected: z.number(),
}

const howMany = z
  .int('Enter how many notes there are.')
  .min(0, 'Enter how many notes there are.')
  .max(100_000, 'Enter how many notes there are.')
const manyOfEach = z.partialRecord(z.enum(cashNotes.map(String)), howMany)

export const cashClosing = z.object({
  id: z.int(),
  day: z.iso.date().describe('The day in Kathmandu.'),
  ...expectation,
  counted: z.number(),
  difference: z.number().describe('Counted less expected.'),
  notes: manyOfEach
    .nullable()
    .describe('How many of each note were counted; null where only the sum was entered.'),
  reason: z.string(),
  staff: z.string().nullable(),
  closed_at: z.string(),
})
export type CashClosing = z.infer<typeof cashClosing>

export const cashNow = z.object({
  day: z.iso.date(),
  is_closed: z
    .boolean()
    .describe('Today was closed already: cash from now on belongs to tomorrow.'),
  ...expectation,
  entry_list: z.array(cashEntry),
})
export type CashNow = z.infer<typeof cashNow>

const cashClosingInput = z
  .strictObject({
    expected: z
      .number()
      .describe('What was shown. Where more was sold meanwhile, closing is refused with 409.'),
    counted: rupees('Enter what you counted, in rupees.').min(
      0,
      'Enter what you counted, in rupees.',
    ),
    notes: manyOfEach.nullable().default(null),
    reason: optionalText('a reason', 500),
  })
  .refine(({ counted, expected, reason }) => counted === expected || reason !== '', {
    path: ['reason'],
    error: 'Say why the count differs.',
  })
export type CashClosingInput = z.input<typeof cashClosingInput>

const reading = { access: 'staff', permission: ['money', 'selling'] } as const

export const cashDays = {
  now: {
    method: 'GET',
    path: '/staff/cash-days/now',
    summary: 'What should be in the drawer now, since the closing before',
    responses: { 200: cashNow },
    metadata: reading,
  },
  list: {
    method: 'GET',
    path: '/staff/cash-days',
    summary: 'The closed days of the last year, the latest first',
    responses: { 200: z.array(cashClosing) },
    metadata: reading,
  },
  add: {
    method: 'POST',
    path: '/staff/cash-days/entries',
    summary: 'Note cash that a courier paid in, that went to the bank, or a correction',
    body: cashEntryInput,
    responses: { 201: cashEntry },
    metadata: reading,
  },
  close: {
    method: 'POST',
    path: '/staff/cash-days',
    summary: 'Close today with the counted cash; a closed day is never changed',
    body: cashClosingInput,
    responses: { 201: cashClosing },
    metadata: reading,
  },
  get: {
    method: 'GET',
    path: '/staff/cash-days/:id',
    summary: 'A closed day with its entries, and with the corrections that were made later',
    pathParams: rowId,
    responses: {
      200: cashClosing.extend({
        entry_list: z.array(cashEntry),
        corrections: z.array(cashEntry),
      }),
    },
    metadata: reading,
  },
} as const
