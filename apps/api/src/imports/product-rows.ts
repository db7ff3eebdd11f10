import { isDiscountBelowPrice, productInput, type ImportField } from '@etrend/contract'
import { plainNumber } from '../lib/sheet'
import type { Catalogue } from './known'
import type { Row } from './row'

export type PlannedColor = {
  name: string
  hex_code: string
  units: { size: string; quantity: number }[]
}

export type PlannedProduct = {
  row: number
  title: string
  Brand: string
  description: string
  category: string
  subcategory: string
  price: number
  discounted_price: number | null
  colors: PlannedColor[]
  /** The cells as typed, that later rows of the product must agree with. */
  said: Map<ImportField, string>
}

const { title, Brand, description, price, discounted_price } = productInput.shape
const ofProduct = ['description', 'category', 'subcategory', 'price', 'discounted_price'] as const

/** The product that its first row describes. */
export function readProduct(row: Row, catalogue: Catalogue): PlannedProduct {
  const full = row.read('price', price, rupeesIn(row.cell('price')))
  const reduced = row.read(
    'discounted_price',
    discounted_price,
    rupeesIn(row.cell('discounted_price')),
  )
  if (!isDiscountBelowPrice({ price: full, discounted_price: reduced })) {
    row.wrong('discounted_price', 'Enter a discounted price below the price.')
  }
  const category = row.cell('category')
  const subcategory = row.cell('subcategory')
  if (category === '') row.wrong('category', 'Enter a category.')
  else if (subcategory === '') row.wrong('subcategory', 'Enter a sub category.')
  else catalogue.hasSubcategory(row, category, subcategory)

  const product = {
    row: row.row,
    title: row.read('title', title) ?? '',
    Brand: row.read('Brand', Brand) ?? '',
    description: row.read('description', description) ?? '',
    category,
    subcategory,
    price: full ?? 0,
    discounted_price: reduced ?? null,
    colors: [],
    said: new Map(ofProduct.map((field) => [field, row.cell(field)])),
  }
  const there = catalogue.productCalled(product.title, product.Brand)
  if (there !== undefined) {
    row.wrong(
      'title',
      `“${product.title}” by ${product.Brand} is in the catalogue already (ID ${there}).`,
    )
  }
  return product
}

/** A later row may leave the product's cells empty, or repeat them. */
export function sameProduct(row: Row, product: PlannedProduct) {
  for (const field of ofProduct) {
    const text = row.cell(field)
    if (text === '' || text === product.said.get(field)) continue
    row.wrong(field, `Row ${product.row} says something else of this product.`)
  }
}

/** 'Rs. 1,200' → '1200' */
function rupeesIn(text: string) {
  return plainNumber(text.replace(/^(rs|npr|रू)\.?\s*/iu, ''))
}
