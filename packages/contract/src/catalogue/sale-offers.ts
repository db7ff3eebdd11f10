import * as z from 'zod'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { idFilter, wordFilter } from '../lib/filters.ts'
import {
  formBoolean,
  formWhole,
  optionalFormPrice,
  optionalFormTime,
  optionalFormWhole,
  requiredText,
  rowId,
} from '../lib/form.ts'
import { importInput } from '../lib/import-input.ts'
import { broughtFigures } from '../money/brought.ts'
import { scopeFields, scopeInputs } from './product-scope.ts'

/** A sale: a percentage or an amount off the prices of products, from a time until another. Screens call it Sale. */
export const saleOffer = z.object({
  id: z.int(),
  title: z.string(),
  percent_off: z.int().nullable().describe('Of the full price; null where it takes off an amount.'),
  amount_off: z.number().nullable().describe('In rupees; null where it takes off a percentage.'),
  round_to: z
    .int()
    .describe(
      'In rupees. 5 or 10: reduced prices are rounded to it. 1: what a percentage takes off is rounded to the rupee.',
    ),
  ...scopeFields,
  starts_at: z.string().describe('A time in UTC.'),
  ends_at: z
    .string()
    .nullable()
    .describe('A time in UTC, from which on it no longer counts; null: no end.'),
  is_active: z.boolean().describe('Switched on. Off, it reduces no price whatever its times.'),
})
export type SaleOffer = z.infer<typeof saleOffer>

/** To what the prices of a sale can be rounded, in rupees. */
export const ROUNDINGS = [1, 5, 10]

/** What a sale takes off, and for which products. */
const shape = {
  percent_off: optionalFormWhole('the percentage', 1, 100),
  amount_off: optionalFormPrice('the amount'),
  round_to: formWhole('what prices are rounded to', 1, 10)
    .pipe(z.literal(ROUNDINGS, 'Round prices to 1, 5 or 10 rupees.'))
    .default(1),
  ...scopeInputs,
  starts_at: optionalFormTime('a start').describe('null or missing: the time of the call.'),
  ends_at: optionalFormTime('an end'),
}

type Terms = z.output<z.ZodObject<typeof shape>>

/** Refuses terms that take nothing off or two things, or end before they begin. */
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

/** Most products of each group that a preview names. */
export const MOST_EXAMPLES = 10

const example = z.object({
  id: z.int(),
  title: z.string(),
  before: z.number().describe('What it costs now without this sale, in rupees.'),
  after: z.number(),
  margin: z
    .number()
    .nullable()
    .describe(
      'What is left of the reduced price after the average cost; null where no cost is known, and for staff who may not see costs.',
    ),
})
const some = z.object({ count: z.int(), examples: z.array(example).max(MOST_EXAMPLES) })

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
  most_off: z
    .number()
    .describe(
      'The largest part of a price that it takes off, in per cent; 0 where it reduces none.',
    ),
  margin: z
    .object({
      known: z.int().describe('Of those that it reduces: products with a known cost.'),
      before: z.number().describe('What is left of their prices now, in per cent of the prices.'),
      after: z.number(),
      below_cost: some,
    })
    .nullable()
    .describe('null for staff who may not see costs.'),
})
export type SaleOfferPreview = z.infer<typeof saleOfferPreview>

/** Most sales that one import adds. */
export const MOST_IMPORTED_SALES = 200

export const saleImportInput = importInput('the rows of the sales')

/** A row of an import as it was read. */
export const importedSale = z.object({
  line: z.int().describe('As a spreadsheet counts: the headings are line 1.'),
  title: z.string(),
  problem: z.string().nullable().describe('Why the row can’t be added.'),
  sale: saleOffer
    .omit({ id: true })
    .nullable()
    .describe('The sale as it would be saved; null where its terms can’t be read.'),
})
export type ImportedSale = z.infer<typeof importedSale>

export const saleImport = z.object({
  rows: z.array(importedSale),
  added: z.int().describe('How many sales were added: all of the rows, or none in a trial.'),
})
export type SaleImport = z.infer<typeof saleImport>

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
  importRows: {
    method: 'POST',
    path: '/staff/sale-offers/import/',
    summary: 'Add sales from a table; nothing in a trial, and nothing where a row is wrong',
    contentType: 'multipart/form-data',
    body: saleImportInput,
    responses: { 200: saleImport },
    metadata: staff,
  },
  brought: {
    method: 'GET',
    path: '/staff/sale-offers/:id/brought/',
    summary: 'What a sale brought, also a deleted one',
    pathParams: rowId,
    responses: { 200: broughtFigures },
    metadata: staff,
  },
} as const
