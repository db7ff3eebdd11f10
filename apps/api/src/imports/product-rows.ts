import {
  DISCOUNT_TOO_HIGH,
  END_TOO_EARLY,
  type ImportField,
  isDiscountBelowPrice,
  isEndAfterStart,
  keysOf,
  optionalProductInput,
  productInput,
  type UnitCodes,
} from '@etrend/contract'
import type * as z from 'zod'
import type { Catalogue } from './known'
import type { Row } from './row'

export type PlannedColor = {
  name: string
  hex_code: string
  /** The product doesn't have this color yet. */
  isNew: boolean
  units: { size: string; quantity: number; codes: UnitCodes }[]
}

/** What a new product and an update have in common; later rows of the product add colors and sizes to it. */
export type Begun = {
  row: number
  title: string
  colors: PlannedColor[]
  /** The colors that the product has already, by the keys of their names. */
  comesIn: ReadonlySet<string>
  /** The product's cells as typed; later rows must repeat them or leave them empty. */
  said: Map<ImportField, string>
}

export type PlannedProduct = Begun & {
  kind: 'new'
  Brand: string
  description: string
  category: string
  subcategory: string
  price: number
  discounted_price: number | null
  optional: z.output<typeof optionalProductInput>
}

const { title, Brand, description, price, discounted_price } = productInput.shape
const optionalFields = keysOf(optionalProductInput.shape)
const ofProduct: ImportField[] = [
  'description',
  'category',
  'subcategory',
  'price',
  'discounted_price',
  ...optionalFields,
]

/** Reads a new product from its first row. */
export function readProduct(row: Row, catalogue: Catalogue): PlannedProduct {
  const full = row.readNumber('price', price)
  const reduced = row.readNumber('discounted_price', discounted_price)
  if (!isDiscountBelowPrice({ price: full, discounted_price: reduced })) {
    row.wrong('discounted_price', DISCOUNT_TOO_HIGH)
  }
  const category = row.cell('category')
  const subcategory = row.cell('subcategory')
  if (category === '') row.wrong('category', 'Enter a category.')
  else if (subcategory === '') row.wrong('subcategory', 'Enter a sub category.')
  else catalogue.hasSubcategory(row, category, subcategory)

  const optional = row.readAll(optionalProductInput, filledIn(row))
  if (optional) refuseEarlyEnd(row, optional)

  return {
    kind: 'new',
    row: row.row,
    title: row.read('title', title) ?? '',
    Brand: row.read('Brand', Brand) ?? '',
    description: row.read('description', description) ?? '',
    category,
    subcategory,
    price: full ?? 0,
    discounted_price: reduced ?? null,
    optional: optional ?? optionalProductInput.parse({}),
    colors: [],
    comesIn: new Set(),
    said: saidIn(row),
  }
}

/** The optional fields whose cells are filled. */
export function filledIn(row: Row) {
  return optionalFields.filter((field) => row.cell(field) !== '')
}

/** The row's cells about the product itself, as typed. */
export function saidIn(row: Row) {
  return new Map(ofProduct.map((field) => [field, row.cell(field)]))
}

/** Adds an error for each cell of a later row that differs from the product's first row. Empty cells are allowed. */
export function sameProduct(row: Row, product: Begun) {
  for (const field of ofProduct) {
    const text = row.cell(field)
    if (text === '' || text === product.said.get(field)) continue
    row.wrong(field, `Row ${product.row} has another value for this product.`)
  }
}

/** Adds an error where the product would end before it goes live. */
export function refuseEarlyEnd(row: Row, times: Parameters<typeof isEndAfterStart>[0]) {
  if (isEndAfterStart(times)) return
  row.wrong('ends_at', END_TOO_EARLY)
}
