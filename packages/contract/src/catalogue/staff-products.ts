import * as z from 'zod'
import { c, listQuery } from '../lib/crud.ts'
import { wordFilter } from '../lib/filters.ts'
import { rowId } from '../lib/form.ts'
import { listedIds } from '../lib/listed-ids.ts'
import { manyIds } from '../records/records.ts'
import { levelWord } from '../stock/stock-levels.ts'
import { check, severity } from './checklist.ts'
import { product, productFilters, productStatus } from './products.ts'

/**
 * What a product can lack. Sizes that are sold out are left out, because the stock of the list counts them. A short
 * description has fewer than 40 characters.
 */
export const lack = z.enum([...check.exclude(['sold_out']).options, 'short_description'])
export type Lack = z.infer<typeof lack>

/**
 * The filters of the documented list, and those by what an active product's times say, by stock and by what is missing,
 * which only staff may use.
 */
export const staffProductQuery = listQuery.extend({
  ...productFilters,
  status: wordFilter('status', [...productStatus.options, 'scheduled', 'ended']).describe(
    'active: whatever its times are. scheduled: active, and goes live later. ended: active, and its end has passed.',
  ),
  stock: wordFilter('stock', levelWord.options).describe(
    'out: no pieces. low: some, and a unit with as few as its threshold, or none. in: all others.',
  ),
  missing: wordFilter('missing', ['stops', ...lack.options]).describe(
    'stops: anything that keeps the product from selling.',
  ),
})
export type StaffProductQuery = z.infer<typeof staffProductQuery>

/** What the product list shows beside a product's own fields. */
export const productFacts = z.object({
  id: z.int(),
  picture: z.string().nullable().describe('The display image, else another picture; null: none.'),
  stock: levelWord,
  pieces: z.int(),
  low: z.int().describe('How many units have pieces, but as few as their threshold.'),
  out: z.int().describe('How many units have no pieces.'),
  missing: z.array(z.object({ check: lack, severity })).describe('The gravest first.'),
})
export type ProductFacts = z.infer<typeof productFacts>

/** What belongs to a product, or to several together. */
export const productParts = z.object({
  colors: z.int(),
  pictures: z.int(),
  units: z.int().describe('Sizes of its colors that were ever in stock.'),
  movements: z.int().describe('Stock movements in effect.'),
})
export type ProductParts = z.infer<typeof productParts>

/** How many products a filter finds, with a mark of exactly these products for a later call on all of them. */
export const productMatch = z.object({ count: z.int(), mark: z.string() })

/** All products that the list's filters find, as they were counted. */
export const matchingProducts = z.strictObject({
  query: z.record(z.string(), z.string()).describe("The list's parameters, as q and category."),
  mark: z
    .string()
    .max(100)
    .describe('Where other products match by now, the call is refused (409).'),
})
export type MatchingProducts = z.infer<typeof matchingProducts>

const ids = listedIds('Name the products.')

export const staffProducts = {
  list: {
    method: 'GET',
    path: '/staff/products/',
    summary: 'List products, also by stock and by what they lack; sorts by stock and missing too',
    query: staffProductQuery,
    responses: { 200: z.array(product) },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  facts: {
    method: 'GET',
    path: '/staff/products/facts/',
    summary: 'Read picture, stock and what is missing of these products',
    query: z.object({ ids }),
    responses: { 200: z.array(productFacts) },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  brands: {
    method: 'GET',
    path: '/staff/brands/',
    summary: 'Every brand that a product has',
    responses: { 200: z.array(z.string()) },
    metadata: { access: 'staff', permission: 'any' },
  },
  matching: {
    method: 'GET',
    path: '/staff/products/matching/',
    summary: 'Count the products that the list’s filters find, to change all of them',
    query: staffProductQuery.omit({ page: true, page_size: true }),
    responses: { 200: productMatch },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  parts: {
    method: 'GET',
    path: '/staff/products/:id/parts/',
    summary: 'Count what is deleted with a product, and restored with it',
    pathParams: rowId,
    responses: { 200: productParts },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  partsOfMany: {
    method: 'POST',
    path: '/staff/products/parts/',
    summary: 'Count what is deleted with these products, and restored with them',
    body: z.strictObject({ product_ids: manyIds }),
    responses: { 200: productParts },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  duplicate: {
    method: 'POST',
    path: '/staff/products/:id/duplicate/',
    summary: 'Copy a product with its colors and pictures, without stock, as “Copy of …”',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 201: z.object({ product, audit: z.int().describe('The entry to undo it by.') }) },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
