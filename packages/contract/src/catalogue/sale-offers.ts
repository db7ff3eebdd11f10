import * as z from 'zod'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { idFilter, wordFilter } from '../lib/filters.ts'
import {
  formBoolean,
  formChoice,
  formIds,
  optionalFormId,
  optionalFormPrice,
  optionalFormTime,
  optionalFormWhole,
  requiredText,
  rowId,
} from '../lib/form.ts'

/** The products that a sale is for: all, those that it lists, or those of the collection, category or sub category. */
export const saleTarget = z.enum(['all', 'products', 'collection', 'category', 'subcategory'])
export type SaleTarget = z.infer<typeof saleTarget>

/** A sale: a percentage or an amount off the prices of products, from a time until another. Screens call it Sale. */
export const saleOffer = z.object({
  id: z.int(),
  title: z.string(),
  percent_off: z.int().nullable().describe('Of the full price; null where it takes off an amount.'),
  amount_off: z.number().nullable().describe('In rupees; null where it takes off a percentage.'),
  target: saleTarget,
  products: z.array(z.int()).describe('The listed products; empty for the other targets.'),
  collection: z.int().nullable(),
  category: z.int().nullable(),
  subcategory: z.int().nullable(),
  starts_at: z.string().describe('A time in UTC.'),
  ends_at: z
    .string()
    .nullable()
    .describe('A time in UTC, from which on it no longer counts; null: no end.'),
  is_active: z.boolean().describe('Switched on. Off, it reduces no price whatever its times.'),
})
export type SaleOffer = z.infer<typeof saleOffer>

/** Most products that a sale can list. */
export const MOST_OF_SALE = 500

/** What a sale takes off, and for which products. */
const shape = {
  percent_off: optionalFormWhole('the percentage', 1, 100),
  amount_off: optionalFormPrice('the amount'),
  target: formChoice(saleTarget.options, 'all'),
  products: formIds('the products', MOST_OF_SALE),
  collection: optionalFormId('a collection'),
  category: optionalFormId('a category'),
  subcategory: optionalFormId('a sub category'),
  starts_at: optionalFormTime('a start').describe('null or missing: the time of the call.'),
  ends_at: optionalFormTime('an end'),
}

type Terms = z.output<z.ZodObject<typeof shape>>

/** Refuses terms that take nothing off or two things, name no products, or end before they begin. */
function checked<Schema extends z.ZodType<Terms>>(schema: Schema) {
  return schema
    .refine((sale) => sale.amount_off !== null || sale.percent_off !== null, {
      path: ['amount_off'],
      error: 'Enter what it takes off, as an amount or a percentage.',
    })
    .refine((sale) => sale.amount_off === null || sale.percent_off === null, {
      path: ['percent_off'],
      error: 'A sale takes off an amount or a percentage, not both.',
    })
    .refine((sale) => sale.target !== 'products' || sale.products.length > 0, {
      path: ['products'],
      error: 'Choose the products that the sale is for.',
    })
    .refine((sale) => sale.target !== 'collection' || sale.collection !== null, {
      path: ['collection'],
      error: 'Choose the collection that the sale is for.',
    })
    .refine((sale) => sale.target !== 'category' || sale.category !== null, {
      path: ['category'],
      error: 'Choose the category that the sale is for.',
    })
    .refine((sale) => sale.target !== 'subcategory' || sale.subcategory !== null, {
      path: ['subcategory'],
      error: 'Choose the sub category that the sale is for.',
    })
    .refine((sale) => !sale.starts_at || !sale.ends_at || sale.starts_at < sale.ends_at, {
      path: ['ends_at'],
      error: 'Enter an end after the start.',
    })
}

export const saleOfferInput = checked(
  z.strictObject({
    title: requiredText('a title', 80),
    ...shape,
    is_active: formBoolean.default(true),
  }),
)
export type SaleOfferInput = z.infer<typeof saleOfferInput>

/** A sale that isn't saved yet; `id` is that of the saved sale that it would replace. */
export const saleOfferQuestion = checked(
  z.strictObject({ ...shape, id: z.int().positive().nullable().default(null) }),
)

const example = z.object({
  id: z.int(),
  title: z.string(),
  before: z.number().describe('What it costs now without this sale, in rupees.'),
  after: z.number(),
})
const some = z.object({ count: z.int(), examples: z.array(example) })

/** What a sale would do to the products that are on sale now. `reduced`, `others` and `own` add up to `total`. */
export const saleOfferPreview = z.object({
  total: z.int().describe('The products that it is for.'),
  reduced: some.describe('It makes these cheaper.'),
  own: some.describe('Their own discounted price or their floor price leaves nothing to reduce.'),
  others: some.describe('Another sale at the same time takes more off.'),
  other_sales: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
  at_floor: some.describe('Of those that it reduces: their floor price holds the price up.'),
  at_least: some.describe(
    'Of those that it reduces: without a floor price, they would cost next to nothing.',
  ),
})
export type SaleOfferPreview = z.infer<typeof saleOfferPreview>

const one = '/staff/sale-offers/:id/'
const staff = { access: 'staff', permission: 'promotions' } as const

export const saleOffers = {
  list: {
    method: 'GET',
    path: '/staff/sale-offers/',
    summary: 'List every sale',
    query: listQuery.extend({
      state: wordFilter('state', ['off', 'scheduled', 'running', 'ended']),
      collection: idFilter('collection'),
      category: idFilter('category'),
      subcategory: idFilter('subcategory'),
    }),
    responses: { 200: z.array(saleOffer) },
    metadata: staff,
  },
  create: {
    method: 'POST',
    path: '/staff/sale-offers/',
    summary: 'Add a sale',
    body: saleOfferInput,
    responses: { 201: saleOffer },
    metadata: staff,
  },
  get: {
    method: 'GET',
    path: one,
    summary: 'Read one sale',
    pathParams: rowId,
    responses: { 200: saleOffer },
    metadata: { ...staff, tagged: true },
  },
  edit: {
    method: 'PUT',
    path: one,
    summary: 'Replace a sale',
    pathParams: rowId,
    headers: ifMatch,
    body: saleOfferInput,
    responses: { 200: saleOffer },
    metadata: staff,
  },
  remove: {
    method: 'DELETE',
    path: one,
    summary: 'Delete a sale; its prices end with it',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: staff,
  },
  preview: {
    method: 'POST',
    path: '/staff/sale-offers/preview/',
    summary: 'What a sale would do to prices, before it is saved',
    body: saleOfferQuestion,
    responses: { 200: saleOfferPreview },
    metadata: staff,
  },
} as const
