import * as z from 'zod'
import { refusedRow } from './crud.ts'
import { formPrice } from './form.ts'
import { productStatus } from './products.ts'
import { manyIds, recordNoun } from './records.ts'

/** The result for each row. `audit` is the id of the entry by which it can all be undone; null if nothing was done. */
export const bulkResult = z.object({
  audit: z.int().nullable(),
  done: z.array(z.int()),
  refused: z.array(refusedRow),
})
export type BulkResult = z.infer<typeof bulkResult>

const percentOff = z
  .number({ error: 'Enter a percentage as a number.' })
  .min(1, 'Enter a percentage from 1 to 99.')
  .max(99, 'Enter a percentage from 1 to 99.')
  .describe('Sets a discounted price this many percent below the price, in whole rupees.')

export const productsChange = z
  .strictObject({
    price: formPrice('a price').optional(),
    discounted_price: formPrice('a discounted price').nullable().optional(),
    percent_off: percentOff.optional(),
    is_featured: z.boolean().optional(),
    is_slider: z.boolean().optional(),
    status: productStatus.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Choose what to change.',
  })
  .refine(({ percent_off, discounted_price }) => !percent_off || discounted_price === undefined, {
    path: ['percent_off'],
    message: 'Enter a discounted price or a percentage, not both.',
  })
export type ProductsChange = z.infer<typeof productsChange>

const ofNoun = z.strictObject({ noun: recordNoun, ids: manyIds })

export const bulk = {
  remove: {
    method: 'POST',
    path: '/staff/bulk/delete/',
    summary: 'Delete what can be deleted of these rows',
    body: ofNoun,
    responses: { 200: bulkResult },
    metadata: { access: 'staff', permission: ['catalogue', 'stock'] },
  },
  restore: {
    method: 'POST',
    path: '/staff/bulk/restore/',
    summary: 'Restore what can be restored of these rows',
    body: ofNoun,
    responses: { 200: bulkResult },
    metadata: { access: 'staff', permission: ['catalogue', 'stock'] },
  },
  products: {
    method: 'POST',
    path: '/staff/bulk/products/',
    summary: 'Make the same change to these products; changes none where one can’t be changed',
    body: z.strictObject({ ids: manyIds, change: productsChange }),
    responses: { 200: bulkResult },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
