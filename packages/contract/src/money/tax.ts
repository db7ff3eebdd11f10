import * as z from 'zod'
import { typedText } from '../lib/typed-text.ts'

/** How the shop taxes its orders. */
export const taxMode = z.enum(['flat', 'pan', 'vat_inclusive'])
export type TaxMode = z.infer<typeof taxMode>

/** What totals say about tax besides the amount that is added; both are absent for the fixed tax. */
export const taxedTotals = {
  tax_mode: taxMode.optional(),
  vat: z.number().optional().describe('The VAT that the total includes.'),
}

/** The buyer's PAN on a bill, nine digits; absent reads as ''. Devanagari digits, spaces and dashes are accepted. */
export const buyerPan = z
  .string({ error: 'Enter a PAN of nine digits, or nothing.' })
  .overwrite(withoutGaps)
  .regex(/^(\d{9})?$/, 'Enter a PAN of nine digits, or nothing.')
  .default('')

/** A code of the customs tariff, as bills name it; absent reads as ''. */
export const hsCode = z
  .string({ error: 'Enter an HS code like 6109.10, or nothing.' })
  .overwrite(typedText)
  .regex(/^(\d{2,4}(\.?\d{2}){0,3})?$/, 'Enter an HS code like 6109.10, or nothing.')
  .default('')

/** '३०२-३४५ ६७८' → '302345678' */
function withoutGaps(text: string) {
  return typedText(text).replace(/[ -]/g, '')
}
