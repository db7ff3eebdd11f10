import * as z from 'zod'
import { refusedRow } from '../lib/crud.ts'
import { formId, formPrice } from '../lib/form.ts'
import { anyRecordPermission, manyIds, recordNoun } from '../records/records.ts'
import { priceChange } from './price-change.ts'
import { productFields, productStatus } from './products.ts'
import { matchingProducts } from './staff-products.ts'

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
    price_by: priceChange.optional(),
    percent_off: percentOff.optional(),
    subcategory: formId('a sub category').optional(),
    Brand: productFields.Brand.input.optional(),
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
  .refine(({ price, price_by }) => price === undefined || !price_by, {
    path: ['price_by'],
    message: 'Enter a price, or by how much to change the prices, not both.',
  })
  .refine(
    ({ price_by, percent_off, discounted_price }) =>
      !price_by?.with_discount || (!percent_off && discounted_price === undefined),
    { path: ['price_by'], message: 'Choose one change of the discounted prices.' },
  )
export type ProductsChange = z.infer<typeof productsChange>

/** The fields that a change of products would change in one of them; the sub category by its name. */
const changed = z
  .object({
    price: z.number(),
    discounted_price: z.number().nullable(),
    subcategory: z.string(),
    Brand: z.string(),
    is_featured: z.boolean(),
    is_slider: z.boolean(),
    status: productStatus,
  })
  .partial()

/** What a change of products would do. `rows` and `refused` are the first 50 of each. */
export const productsPreview = z.object({
  count: z.int().describe('How many products were chosen.'),
  changes: z.int().describe('How many of them would change.'),
  rows: z.array(z.object({ id: z.int(), label: z.string(), before: changed, after: changed })),
  refusals: z.int().describe('How many can’t be changed.'),
  refused: z.array(refusedRow),
})
export type ProductsPreview = z.infer<typeof productsPreview>

const ofProducts = {
  ids: manyIds.describe('The products. With match: those of them to leave out.').optional(),
  match: matchingProducts.optional(),
  change: productsChange,
}

function isChosen({ ids, match }: { ids?: unknown; match?: unknown }) {
  return ids !== undefined || match !== undefined
}
const notChosen = { path: ['ids'], message: 'Choose the rows.' }

const ofNoun = z.strictObject({ noun: recordNoun, ids: manyIds })

export const bulk = {
  remove: {
    method: 'POST',
    path: '/staff/bulk/delete/',
    summary: 'Delete what can be deleted of these rows',
    body: ofNoun,
    responses: { 200: bulkResult },
    metadata: { access: 'staff', permission: anyRecordPermission },
  },
  restore: {
    method: 'POST',
    path: '/staff/bulk/restore/',
    summary: 'Restore what can be restored of these rows',
    body: ofNoun,
    responses: { 200: bulkResult },
    metadata: { access: 'staff', permission: anyRecordPermission },
  },
  products: {
    method: 'POST',
    path: '/staff/bulk/products/',
    summary: 'Make the same change to these products; changes none where one can’t be changed',
    body: z
      .strictObject({
        ...ofProducts,
        leave_refused: z
          .boolean()
          .default(false)
          .describe('Leaves the products that can’t be changed as they are.'),
      })
      .refine(isChosen, notChosen),
    responses: { 200: bulkResult },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  previewProducts: {
    method: 'POST',
    path: '/staff/bulk/products/preview/',
    summary: 'Say what a change of products would do, and which of them can’t be changed',
    body: z.strictObject(ofProducts).refine(isChosen, notChosen),
    responses: { 200: productsPreview },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
