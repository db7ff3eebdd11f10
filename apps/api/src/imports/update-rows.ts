import {
  DISCOUNT_TOO_HIGH,
  isDiscountBelowPrice,
  keysOf,
  optionalProductChange,
  productInput,
} from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { isSameJson } from '@etrend/domain'
import type * as z from 'zod'
import type { ExistingProduct } from './existing'
import type { Catalogue } from './known'
import { filledIn, refuseEarlyEnd, saidIn, type Begun, type PlannedColor } from './product-rows'
import type { Row } from './row'

export type PlannedUpdate = Begun & {
  kind: 'update'
  id: number
  /** The values of the filled cells that differ from the product’s; an empty cell changes nothing. */
  change: {
    description?: string
    price?: number
    discounted_price?: number | null
  } & z.output<typeof optionalProductChange>
  /** The sub category that the product moves to; null where it doesn't move. */
  place: { category: string; subcategory: string } | null
}

const { description, price, discounted_price } = productInput.shape

/** Reads what the first row of an existing product changes in it. */
export function readUpdate(row: Row, there: ExistingProduct, catalogue: Catalogue): PlannedUpdate {
  return {
    kind: 'update',
    row: row.row,
    id: there.id,
    title: there.title,
    change: readChange(row, there),
    place: readPlace(row, there, catalogue),
    colors: [],
    comesIn: there.colors,
    said: saidIn(row),
  }
}

function readChange(row: Row, there: ExistingProduct) {
  const change: PlannedUpdate['change'] = row.readAll(optionalProductChange, filledIn(row)) ?? {}
  if (row.cell('description') !== '')
    change.description = row.read('description', description) ?? ''
  if (row.cell('price') !== '') change.price = row.readNumber('price', price) ?? there.price
  const reduced = row.cell('discounted_price')
  if (reduced !== '') {
    change.discounted_price = row.readNumber('discounted_price', discounted_price) ?? null
  }
  if (!isDiscountBelowPrice({ ...there, ...change })) {
    if (reduced === '')
      row.wrong('price', `Enter a price above the discounted ${there.discounted_price}.`)
    else row.wrong('discounted_price', DISCOUNT_TOO_HIGH)
  }
  refuseEarlyEnd(row, { ...there, ...change })
  for (const field of keysOf(change))
    if (isSameJson(there[field], change[field])) delete change[field]
  return change
}

/** Whether an update has anything to write. */
export function changesNothing({ change, place, colors }: PlannedUpdate) {
  return Object.keys(change).length === 0 && !place && colors.every(isAsItIs)
}

function isAsItIs({ isNew, units }: PlannedColor) {
  return (
    !isNew && units.every(({ quantity, codes }) => quantity === 0 && !codes.sku && !codes.barcode)
  )
}

/** A sub category without a category is looked up in the product's own category. */
function readPlace(row: Row, there: ExistingProduct, catalogue: Catalogue) {
  const subcategory = row.cell('subcategory')
  const category = row.cell('category') || there.category
  if (subcategory !== '') {
    const isThere = nameKey(category) === nameKey(there.category)
    if (isThere && nameKey(subcategory) === nameKey(there.subcategory)) return null
    return catalogue.hasSubcategory(row, category, subcategory) ? { category, subcategory } : null
  }
  if (nameKey(category) !== nameKey(there.category)) {
    row.wrong('subcategory', 'Enter a sub category.')
  }
  return null
}
