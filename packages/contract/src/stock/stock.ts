import * as z from 'zod'
import { crudRoutes } from '../lib/crud.ts'
import { idFilter, period, wordFilter } from '../lib/filters.ts'
import { formId, formWhole, optionalText } from '../lib/form.ts'

export const movementType = z.enum(['In', 'Out'], { error: 'Choose In or Out.' })
export type MovementType = z.infer<typeof movementType>

/** One movement of a sellable unit (product color + size). `quantity` is in pieces, above 0. */
export const stockMovement = z.object({
  id: z.int(),
  product_color: z.int(),
  product_color_info: z.string(),
  size: z.int(),
  size_name: z.string(),
  movement_type: movementType,
  quantity: z.int(),
  notes: z.string(),
  created_at: z.string(),
})
export type StockMovement = z.infer<typeof stockMovement>

export const stockInput = z.strictObject({
  product_color: formId('a product color'),
  size: formId('a size'),
  movement_type: movementType,
  quantity: formWhole('a quantity', 1, 100_000),
  notes: optionalText('notes', 500),
})
export type StockInput = z.infer<typeof stockInput>

export const stockChange = stockInput.extend({ notes: stockInput.shape.notes.unwrap() }).partial()
export type StockChange = z.infer<typeof stockChange>

export const stock = crudRoutes({
  name: 'stock movement',
  list: '/stock/allStock/',
  create: '/stock/createStock/',
  one: '/stock/updateDeleteStock/:id/',
  row: stockMovement,
  input: stockInput,
  change: stockChange,
  read: 'staff',
  permission: 'stock',
  filters: {
    product: idFilter('product'),
    product_color: idFilter('product_color'),
    size: idFilter('size'),
    movement_type: wordFilter('movement_type', movementType.options),
    ...period,
  },
})
