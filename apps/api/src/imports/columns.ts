import {
  importFields,
  keysOf,
  type ExistingChoice,
  type ImportError,
  type ImportField,
} from '@etrend/contract'
import { plainName } from '../sheets/sheet'

export type Mapping = (ImportField | null)[]

/**
 * Guesses the field of each column from its heading, from the column `from` on. Where several columns fit a field, the
 * one with the most exact heading has it, wherever it stands: Shopify's Handle comes before its Title.
 */
export function guessedMapping(headings: string[], from = 0): Mapping {
  const best = new Map<ImportField, { column: number; rank: number }>()
  for (const [column, heading] of headings.entries()) {
    const name = known.get(plainName(heading))
    if (!name || column < from) continue
    const { rank } = best.get(name.field) ?? { rank: Infinity }
    if (name.rank < rank) best.set(name.field, { column, rank: name.rank })
  }
  const fields = new Map([...best].map(([field, { column }]) => [column, field]))
  return headings.map((_, column) => fields.get(column) ?? null)
}

/** The required fields that no column holds. Updates require only title and brand, which identify the product. */
export function unmappedFields(mapping: Mapping, existing: ExistingChoice) {
  const needed = allFields.filter((field) => importFields[field].isNeeded)
  const naming = needed.filter((field) => field === 'title' || field === 'Brand')
  return (existing === 'update' ? naming : needed).filter((field) => !mapping.includes(field))
}

/** An error for each column that changes stock or codes, for a person whose role doesn't include stock. */
export function stockColumns(headings: string[], mapping: Mapping): ImportError[] {
  const message =
    'Your role doesn’t include stock. Ignore this column, or ask a manager to import the file.'
  return mapping.flatMap((field, index) =>
    field && stockFields.has(field) ? [{ row: 1, column: headings[index] ?? field, message }] : [],
  )
}

const stockFields = new Set<ImportField>(['quantity', 'sku', 'barcode'])

const allFields = keysOf(importFields)

/** What other files call a field, beside its own name and label. */
const otherNames: Partial<Record<ImportField, string[]>> = {
  title: ['product', 'producttitle', 'productname', 'name', 'handle'],
  Brand: ['vendor', 'maker', 'label'],
  description: ['bodyhtml', 'text', 'details', 'about'],
  category: ['department', 'collection'],
  subcategory: ['subcat', 'type', 'producttype', 'kind'],
  price: ['fullprice', 'mrp', 'listprice', 'pricers', 'pricenpr', 'variantprice'],
  discounted_price: ['discounted', 'saleprice', 'offerprice', 'discountprice', 'reducedprice'],
  gender: ['sex', 'for', 'madefor'],
  goes_live_at: ['publishedat', 'golive', 'from', 'start'],
  ends_at: ['until', 'end'],
  color: ['colour', 'colorname', 'colourname'],
  hex_code: ['hex', 'colorcode', 'colourcode', 'colorhex'],
  size: ['sizename'],
  quantity: ['stock', 'qty', 'pieces', 'onhand', 'inventory'],
  sku: ['variantsku', 'article', 'articlenumber', 'itemcode'],
  barcode: ['ean', 'ean13', 'gtin', 'upc', 'variantbarcode'],
}

/** The names of our own export, where the field's name holds an id. */
const exportedNames: Partial<Record<ImportField, string[]>> = {
  category: ['subcategory_details.category_title'],
  subcategory: ['subcategory_details.title'],
}

/** The field that each name is for; of a field's names, the one with the lowest rank is the most exact. */
const known = new Map(
  allFields.flatMap((field) =>
    [
      ...(exportedNames[field] ?? []),
      field,
      importFields[field].label,
      ...(otherNames[field] ?? []),
    ].map((name, rank) => [plainName(name), { field, rank }] as const),
  ),
)
