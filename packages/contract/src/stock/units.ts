import * as z from 'zod'
import { c, listQuery } from '../lib/crud.ts'
import { idFilter, wordFilter } from '../lib/filters.ts'
import { rowId } from '../lib/form.ts'
import { typedText } from '../lib/typed-text.ts'
import { barcode, barcodeKind, sku } from './barcodes.ts'
import { labelOrder } from './labels.ts'

/** A sellable unit with its codes: every unit that was ever in stock, or has a SKU or barcode. */
export const codedUnit = z.object({
  id: z.string().describe("Product color and size: '12-3'."),
  product: z.int(),
  product_color: z.int(),
  product_color_info: z.string(),
  size: z.int(),
  size_name: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  barcode_kind: barcodeKind.nullable(),
  price: z.number().describe('What a customer pays for it, in rupees.'),
  quantity: z.int().describe('Pieces on hand.'),
})
export type CodedUnit = z.infer<typeof codedUnit>

export const codedUnitQuery = listQuery.extend({
  product: idFilter('product'),
  category: idFilter('category'),
  lacks: wordFilter('lacks', ['sku', 'barcode']).describe('Only units without this code.'),
})
export type CodedUnitQuery = z.infer<typeof codedUnitQuery>

export const unitKey = z.strictObject({ product_color: z.int(), size: z.int() })
export type UnitKey = z.infer<typeof unitKey>

/** A code that is left out stays as it is; null removes it. */
export const unitCodes = z.strictObject({
  sku: sku.nullable().optional(),
  barcode: barcode.nullable().optional(),
})
export type UnitCodes = z.infer<typeof unitCodes>

/** The units that get a SKU and a barcode where they lack one: these, or the first 1000 of all that lack one. */
export const codesToMake = z.strictObject({
  units: z
    .union([
      z.literal('all'),
      z
        .array(unitKey)
        .min(1, 'Choose at least one unit.')
        .max(1000, 'Choose at most 1000 units at a time.'),
    ])
    .describe("'all', or the units."),
})
export type CodesToMake = z.infer<typeof codesToMake>

const metadata = { access: 'staff', permission: 'stock' } as const
const reading = { access: 'staff', permission: ['catalogue', 'stock'] } as const

export const units = {
  list: {
    method: 'GET',
    path: '/staff/units/',
    summary: 'List the units with their SKU, barcode, price and pieces on hand',
    query: codedUnitQuery,
    responses: { 200: z.array(codedUnit) },
    metadata: reading,
  },
  scan: {
    method: 'GET',
    path: '/staff/units/scan/',
    summary: 'Find the unit with this barcode or SKU',
    query: z.object({
      code: z
        .string({ error: 'Scan or type a code.' })
        .overwrite(typedText)
        .min(1, 'Scan or type a code.')
        .max(100, 'A code has at most 100 characters.'),
    }),
    responses: { 200: codedUnit },
    metadata: reading,
  },
  setCodes: {
    method: 'PUT',
    path: '/staff/units/:product_color/:size/codes/',
    summary: 'Give a unit a SKU and a barcode, or remove them',
    pathParams: z.object({ product_color: rowId.shape.id, size: rowId.shape.id }),
    body: unitCodes,
    responses: { 200: codedUnit },
    metadata: reading,
  },
  makeCodes: {
    method: 'POST',
    path: '/staff/units/codes/',
    summary: 'Make a SKU and an EAN-13 of the shop’s own range for units that lack one',
    body: codesToMake,
    responses: {
      200: z.object({
        skus: z.int().describe('How many SKUs were made.'),
        barcodes: z.int().describe('How many barcodes were made.'),
        left: z.int().describe('How many units of the shop still lack one.'),
      }),
    },
    metadata,
  },
  csv: {
    method: 'GET',
    path: '/staff/units/export/',
    summary: 'Every unit with its codes as CSV, with the headings that an import understands',
    responses: {
      200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: c.type<string>() }),
    },
    metadata,
  },
  labels: {
    method: 'POST',
    path: '/staff/units/labels.pdf',
    summary: 'Labels with name, size, color, price, SKU and barcode, as a PDF',
    body: labelOrder,
    responses: {
      200: c.otherResponse({
        contentType: 'application/pdf',
        body: z.custom<Uint8Array | Blob>(),
      }),
    },
    metadata,
  },
} as const
