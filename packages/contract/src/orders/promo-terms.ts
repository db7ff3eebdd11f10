import * as z from 'zod'
import { typedText } from '../lib/typed-text.ts'

export const LONGEST_CODE = 40

/** A promo code as a customer types it. */
export const typedCode = z
  .string({ error: 'Enter the promo code.' })
  .overwrite(typedText)
  .max(LONGEST_CODE, `Keep the promo code to ${LONGEST_CODE} characters.`)

/** What a promo code takes off: an amount, or a share of the subtotal. */
export const promoTerms = {
  amount_off: z.number().describe('In rupees; 0 where it takes off a percentage.'),
  percent_off: z.int().nullable().describe('Of the subtotal; null where it takes off an amount.'),
  max_off: z.number().nullable().describe('The most a percentage takes off, in rupees.'),
  free_delivery: z.boolean().describe('It takes the delivery fee off too.'),
}
