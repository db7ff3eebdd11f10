import * as z from 'zod'
import { stockWord } from '../catalogue/product-card.ts'
import { listQuery } from '../lib/crud.ts'
import { idFilter, wordFilter } from '../lib/filters.ts'
import { formBoolean, rowId } from '../lib/form.ts'
import { movementType } from './stock.ts'

/** A unit's stock level as a word. Unlike the word for shoppers, it goes by the unit's own threshold if it has one. */
export const levelWord = z.enum(stockWord.options)

/** The stock level of a unit. `low_stock` is its own threshold; `threshold` is the one that applies. */
export const stockUnit = z.object({
  id: z.string().describe("Product color and size: '12-3'."),
  product: z.int().nullable().describe('null: the unit was deleted; only past levels list it.'),
  product_color: z.int(),
  product_color_info: z.string(),
  size: z.int(),
  size_name: z.string(),
  quantity: z.int(),
  low_stock: z.int().nullable().describe("null: the shop's own threshold applies."),
  threshold: z.int(),
  stock: levelWord,
  waiting: z.int().describe('How many shoppers wait for a mail that it is back.'),
})
export type StockUnit = z.infer<typeof stockUnit>

export const stockUnitQuery = listQuery.extend({
  stock: wordFilter('stock', levelWord.options),
  product: idFilter('product'),
  category: idFilter('category'),
  size: idFilter('size'),
  at: z.iso
    .datetime({ offset: true, error: 'at is a date and time like 2026-03-01T09:30:00Z.' })
    .describe('The levels as they were at this time, rather than now.')
    .optional(),
})
export type StockUnitQuery = z.infer<typeof stockUnitQuery>

export const thresholdChange = z.strictObject({
  low_stock: z
    .int('Enter a whole number, or nothing.')
    .min(0, 'Enter 0 or more.')
    .max(100_000, 'Enter up to 100000.')
    .nullable()
    .describe("null goes back to the shop's own threshold."),
})
export type ThresholdChange = z.infer<typeof thresholdChange>

/** A row of the ledger behind a movement: what was written, by whom, and which row it reverses. `stands`: in effect. */
export const ledgerRow = z.object({
  seq: z.int(),
  product_color_info: z.string(),
  size_name: z.string(),
  movement_type: movementType,
  quantity: z.int(),
  notes: z.string(),
  staff: z.string().nullable().describe('The user name; null for the shop itself.'),
  created_at: z.string(),
  reverses: z.int().nullable(),
  stands: z.boolean(),
})
export type LedgerRow = z.infer<typeof ledgerRow>

/** A pasted row as it was read. `row` counts from 1 as a spreadsheet does, headings included. */
export const receiptRow = z.object({
  row: z.int(),
  product: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.string(),
  notes: z.string(),
  cost: z.string().optional().describe('What a piece cost, in rupees.'),
  product_color: z.int().nullable().describe('Of the unit; null where the row names none.'),
  before: z.int().nullable().describe('The level before the row; null where it has an error.'),
  after: z.int().nullable(),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type ReceiptRow = z.infer<typeof receiptRow>

export const receipt = z.object({
  rows: z.array(receiptRow),
  wrong: z.int().describe('How many rows have an error; with any, nothing is saved.'),
  units: z.int(),
  pieces: z.int(),
})
export type Receipt = z.infer<typeof receipt>

/**
 * Rows of product, color, size, quantity, notes and cost, separated by tabs, commas or semicolons. With headings, a
 * column of barcodes or SKUs may take the place of the names.
 */
export const receiptInput = z.strictObject({
  rows: z
    .instanceof(Blob, { error: 'Paste the rows to receive.' })
    .refine((file) => file.size > 0, 'Paste the rows to receive.')
    .meta({ type: 'string', format: 'binary', description: 'A text file, at most 8 MB.' }),
  dry_run: formBoolean.default(false),
})
export type ReceiptInput = z.infer<typeof receiptInput>

/** Counted pieces of some units. `before` is the level that the counting member of staff saw. */
export const stockCount = z.strictObject({
  notes: z.string().trim().max(500, 'Keep notes to 500 characters.').default(''),
  counts: z
    .array(
      z.strictObject({
        product_color: z.int(),
        size: z.int(),
        before: z.int().min(0),
        quantity: z
          .int('Enter a whole number.')
          .min(0, 'Enter 0 or more.')
          .max(100_000, 'Enter up to 100000.'),
      }),
    )
    .min(1, 'Change at least one count.')
    .max(500, 'Save at most 500 counts at once.'),
})
export type StockCount = z.infer<typeof stockCount>

export const counted = z.object({ movements: z.int().describe('How many movements were written.') })

const unitParams = z.object({
  product_color: rowId.shape.id,
  size: rowId.shape.id,
})

export const stockLevels = {
  list: {
    method: 'GET',
    path: '/staff/stock/units/',
    summary: 'List what is on hand, per product color and size, now or at any time',
    query: stockUnitQuery,
    responses: { 200: z.array(stockUnit) },
    metadata: { access: 'staff', permission: ['stock', 'selling', 'catalogue', 'reports'] },
  },
  setThreshold: {
    method: 'PUT',
    path: '/staff/stock/units/:product_color/:size/',
    summary: 'Set how many pieces or fewer of a unit count as low',
    pathParams: unitParams,
    body: thresholdChange,
    responses: { 200: stockUnit },
    metadata: { access: 'staff', permission: 'stock' },
  },
  receive: {
    method: 'POST',
    path: '/staff/stock/receipts/',
    summary: 'Receive many units at once, all or none',
    contentType: 'multipart/form-data',
    body: receiptInput,
    responses: { 200: receipt },
    metadata: { access: 'staff', permission: 'stock' },
  },
  count: {
    method: 'PUT',
    path: '/staff/products/:id/stock/',
    summary: 'Set units of a product to what was counted, as In and Out movements, all or none',
    pathParams: rowId,
    body: stockCount,
    responses: { 200: counted },
    metadata: { access: 'staff', permission: 'stock' },
  },
  history: {
    method: 'GET',
    path: '/staff/stock/movements/:id/history/',
    summary: 'Read every ledger row of one movement, corrections included',
    pathParams: rowId,
    responses: { 200: z.array(ledgerRow) },
    metadata: { access: 'staff', permission: 'stock' },
  },
} as const
