import * as z from 'zod'
import { scopeFields, scopeInputs } from '../catalogue/product-scope.ts'
import { c } from '../lib/crud.ts'
import { optionalFormPrice, requiredText, rowId } from '../lib/form.ts'
import { sortBy } from '../lib/paged.ts'
import { typedText } from '../lib/typed-text.ts'
import { broughtFigures } from '../money/brought.ts'
import { LONGEST_CODE, promoTerms } from './promo-terms.ts'

/** A code that takes an amount or a percentage off. null: no such limit. `uses` counts the orders with the code. */
export const promoCode = z.object({
  id: z.int(),
  code: z.string(),
  ...promoTerms,
  is_active: z.boolean(),
  max_uses: z.int().nullable(),
  max_uses_per_customer: z.int().nullable(),
  first_order_only: z.boolean().describe('Only for customers who have no other order.'),
  ...scopeFields,
  covers_reduced: z.boolean().describe('Whether it counts for products that are reduced already.'),
  min_subtotal: z.number().nullable(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  uses: z.int(),
})
export type PromoCode = z.infer<typeof promoCode>

const limit = z
  .int('Enter a whole number above 0, or nothing.')
  .min(1, 'Enter a whole number above 0, or nothing.')
  .max(1_000_000)
  .nullable()
  .default(null)
const moment = z
  .string()
  .pipe(z.iso.datetime({ error: 'Enter a day and a time.' }))
  .nullable()
  .default(null)

const percent = 'Enter a whole percentage from 1 to 100.'

export const promoCodeInput = z
  .strictObject({
    code: requiredText('a code', LONGEST_CODE)
      .overwrite(typedText)
      .regex(/^\S+$/, 'Leave spaces out of the code.'),
    amount_off: optionalFormPrice('what it takes off'),
    percent_off: z.int(percent).min(1, percent).max(100, percent).nullable().default(null),
    max_off: optionalFormPrice('the most it takes off'),
    is_active: z.boolean().default(true),
    max_uses: limit,
    max_uses_per_customer: limit,
    first_order_only: z.boolean().default(false),
    free_delivery: z
      .boolean()
      .default(false)
      .describe('It takes the delivery fee off; then it may take nothing else off.'),
    ...scopeInputs,
    covers_reduced: z.boolean().default(true),
    min_subtotal: optionalFormPrice('the smallest subtotal'),
    valid_from: moment,
    valid_to: moment,
  })
  .refine((code) => code.amount_off !== null || code.percent_off !== null || code.free_delivery, {
    path: ['amount_off'],
    error: 'Enter what it takes off, as an amount or a percentage.',
  })
  .refine((code) => code.amount_off === null || code.percent_off === null, {
    path: ['percent_off'],
    error: 'A code takes off an amount or a percentage, not both.',
  })
  .refine((code) => isAfter(code.valid_to, code.valid_from), {
    path: ['valid_to'],
    error: 'Enter an end after the start.',
  })
export type PromoCodeInput = z.infer<typeof promoCodeInput>

/** Without one of them there is nothing to compare. */
function isAfter(end: string | null, start: string | null) {
  return end === null || start === null || Date.parse(end) > Date.parse(start)
}

const metadata = { access: 'staff', permission: 'promotions' } as const

export const promoCodes = {
  list: {
    method: 'GET',
    path: '/staff/promo-codes',
    summary: 'Every promo code',
    query: z.object({ sort: sortBy('code', 'uses', 'min_subtotal', 'valid_to') }),
    responses: { 200: z.array(promoCode) },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/staff/promo-codes',
    summary: 'Add a promo code',
    body: promoCodeInput,
    responses: { 201: promoCode },
    metadata,
  },
  edit: {
    method: 'PUT',
    path: '/staff/promo-codes/:id',
    summary: 'Replace a promo code; its uses stay counted',
    pathParams: rowId,
    body: promoCodeInput,
    responses: { 200: promoCode },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/promo-codes/:id',
    summary: 'Delete a promo code that no order uses',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
  brought: {
    method: 'GET',
    path: '/staff/promo-codes/:id/brought',
    summary: 'What a promo code brought',
    pathParams: rowId,
    responses: { 200: broughtFigures },
    metadata,
  },
} as const
