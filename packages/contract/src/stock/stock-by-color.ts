import * as z from 'zod'
import { idFilter, wordFilter } from '../lib/filters.ts'
import { pagedQuery, sortBy } from '../lib/paged.ts'
import { levelWord, stockUnit, stockUnitQuery } from './stock-levels.ts'

/** A unit of a product color, with its codes. */
const unitOfColor = stockUnit.extend({
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
})
export type UnitOfColor = z.infer<typeof unitOfColor>

/** What is on hand of a product color, in all and by size. */
export const colorStock = z.object({
  id: z.int().describe('The product color.'),
  product: z.int().nullable().describe('null: it was deleted; only past levels list it.'),
  product_color_info: z.string(),
  product_title: z.string().nullable().describe('null where the product color was deleted.'),
  color_name: z.string().nullable().describe('null where the product color was deleted.'),
  quantity: z.int().describe('Pieces of all sizes.'),
  stock: levelWord.describe('The worst level of its sizes.'),
  waiting: z.int().describe('How many mails shoppers wait for that a size is back.'),
  units: z.array(unitOfColor).describe('Each size that was ever in stock, in the order of sizes.'),
})
export type ColorStock = z.infer<typeof colorStock>

export const colorStockQuery = pagedQuery.extend({
  sort: sortBy('product_color_info', 'quantity', 'waiting').describe(
    "One of product_color_info, quantity, waiting, with '-' in front for descending. Without it, what has a size out comes first, then what has a size low, each by name.",
  ),
  stock: wordFilter('stock', levelWord.options).describe(
    'Only product colors with a size at this level.',
  ),
  product: idFilter('product').describe('Only the colors of this product.'),
  category: idFilter('category').describe('Only product colors of this category.'),
  at: stockUnitQuery.shape.at,
})
export type ColorStockQuery = z.infer<typeof colorStockQuery>

/** How many product colors have a size at each level; one color may count for several. */
export const colorStockCounts = z.object({
  all: z.int(),
  out: z.int().describe('Product colors with a size that is sold out.'),
  low: z.int().describe('Product colors with a size that is low.'),
  in: z.int().describe('Product colors with a size in stock, above its threshold.'),
})
export type ColorStockCounts = z.infer<typeof colorStockCounts>

const metadata = {
  access: 'staff',
  permission: ['stock', 'selling', 'catalogue', 'reports'],
} as const

export const stockByColor = {
  list: {
    method: 'GET',
    path: '/staff/stock/product-colors/',
    summary: 'List what is on hand by product color, with its sizes, now or at any time',
    query: colorStockQuery,
    responses: { 200: z.array(colorStock) },
    metadata,
  },
  counts: {
    method: 'GET',
    path: '/staff/stock/product-colors/counts/',
    summary: 'How many product colors have a size that is out, low or in stock',
    query: z.object({ at: stockUnitQuery.shape.at }),
    responses: { 200: colorStockCounts },
    metadata,
  },
} as const
