import * as z from 'zod'
import { failure } from '../lib/crud.ts'
import { thresholdChange } from '../stock/stock-levels.ts'
import { unitCodes } from '../stock/units.ts'
import { productFields } from './products.ts'

/** How many rows one save may have, so that no other write waits long for it. */
export const MOST_GRID_ROWS = 500

/** The cells of a product and of a unit that the grid edits. */
const productCells = {
  price: productFields.price.input,
  discounted_price: productFields.discounted_price.input.unwrap(),
}
const unitCells = { low_stock: thresholdChange.shape.low_stock, ...unitCodes.shape }

/** Changed rows of the grid. `before`: the values of the changed cells as they were when staff began to change them. */
export const gridChange = z
  .strictObject({
    products: z
      .array(
        z.strictObject({
          id: z.int().positive(),
          before: z
            .strictObject({ price: z.number(), discounted_price: z.number().nullable() })
            .partial(),
          after: z.strictObject(productCells).partial(),
        }),
      )
      .default([]),
    units: z
      .array(
        z.strictObject({
          product_color: z.int().positive(),
          size: z.int().positive(),
          before: z
            .strictObject({
              low_stock: z.int().nullable(),
              sku: z.string().nullable(),
              barcode: z.string().nullable(),
            })
            .partial(),
          after: z.strictObject(unitCells).partial(),
        }),
      )
      .default([]),
  })
  .refine(({ products, units }) => products.length + units.length > 0, {
    path: ['products'],
    message: 'Change at least one cell.',
  })
  .refine(({ products, units }) => products.length + units.length <= MOST_GRID_ROWS, {
    path: ['products'],
    message: `Save at most ${MOST_GRID_ROWS} rows at a time.`,
  })
export type GridChange = z.infer<typeof gridChange>

/** A cell that somebody else has changed since. `place` is the row's place in the sent list, from 0. */
export const gridConflict = z.object({
  rows: z.enum(['products', 'units']),
  place: z.int(),
  field: z.string(),
  now: z.union([z.number(), z.string()]).nullable(),
})
export type GridConflict = z.infer<typeof gridConflict>

/** Nothing was saved. `conflicts` is absent where something else is wrong; `fields` then names the cells. */
const notSaved = failure.extend({ conflicts: z.array(gridConflict).optional() })

export const grid = {
  save: {
    method: 'POST',
    path: '/staff/grid/',
    summary: 'Save changed cells of products and units, all or none; refused where one has changed',
    body: gridChange,
    responses: {
      200: z.object({
        audit: z.int().nullable().describe('The entry to undo it by; null: nothing has changed.'),
        rows: z.int().describe('How many rows were changed.'),
      }),
      409: notSaved,
    },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
