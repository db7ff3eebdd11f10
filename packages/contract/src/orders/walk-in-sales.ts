import * as z from 'zod'
import { optionalText } from '../lib/form.ts'
import { buyerPan } from '../money/tax.ts'
import { changedCart, idempotencyHeaders, orderedLines } from './checkout.ts'
import { counterMethod } from './order-detail.ts'
import { typedCode } from './promo-terms.ts'

/** A sale in the shop itself. Without a name and a phone number, the customer stays unknown. */
export const walkInInput = z.strictObject({
  name: optionalText('a name', 80),
  phone: optionalText('a mobile number', 30),
  lines: orderedLines,
  buyer_pan: buyerPan.describe('For the bill of a company.'),
  promo_code: typedCode.optional(),
  paid_by: counterMethod.default('cash').describe('As staff say: no gateway is asked.'),
  /** What staff were shown, in rupees; another total is refused with 409. */
  expected_total: z.number().nonnegative().optional(),
})
export type WalkInInput = z.infer<typeof walkInInput>

/** `invoice_number` is null only after a restored backup, until staff enter the last number on paper. */
export const walkInSale = z.object({
  number: z.string().describe('The order, like ET-2026-000123.'),
  invoice_number: z.string().nullable(),
  total: z.number(),
})
export type WalkInSale = z.infer<typeof walkInSale>

export const walkInSales = {
  sell: {
    method: 'POST',
    path: '/staff/walk-in-sales',
    summary:
      'Sell in the shop: takes the pieces from stock, and makes an order that is delivered, paid and billed. No shipping',
    headers: idempotencyHeaders,
    body: walkInInput,
    responses: { 201: walkInSale, 409: changedCart },
    metadata: { access: 'staff', permission: 'selling' },
  },
} as const
