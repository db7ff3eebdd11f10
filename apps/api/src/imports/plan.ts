import type { ImportError } from '@etrend/contract'
import type { Queries } from '../db/client'
import { isEmptyRow } from '../lib/sheet'
import { unmappedFields, type Mapping } from './columns'
import { readCatalogue, type Missing } from './known'
import { readProduct, sameProduct, type PlannedProduct } from './product-rows'
import { rowReader } from './row'
import { readUnit } from './unit-rows'

export type Plan = {
  rows: number
  products: PlannedProduct[]
  missing: Missing[]
  errors: ImportError[]
}

/**
 * What a sheet would bring: the rows of one title and brand are one product, in its colors and sizes. Everything
 * that is wrong is named with its row and column; nothing is written here.
 */
export async function planImport(
  db: Queries,
  sheet: string[][],
  mapping: Mapping,
  createMissing: boolean,
): Promise<Plan> {
  const [headings = [], ...lines] = sheet
  const errors: ImportError[] = []
  const catalogue = await readCatalogue(db, createMissing)
  const products = new Map<string, PlannedProduct>()
  let rows = 0

  for (const field of unmappedFields(mapping)) {
    errors.push({ row: 1, column: field, message: `No column holds the ${names[field] ?? field}.` })
  }
  if (errors.length > 0) return { rows: lines.length, products: [], missing: [], errors }

  for (const [index, cells] of lines.entries()) {
    if (isEmptyRow(cells)) continue
    rows += 1
    const row = rowReader({ row: index + 2, cells, headings, mapping, errors })
    const key = `${row.cell('title')}\n${row.cell('Brand')}`.toLowerCase()
    const known = products.get(key)
    const product = known ?? readProduct(row, catalogue)
    if (known) sameProduct(row, known)
    products.set(key, product)
    readUnit(row, product, catalogue)
  }
  return { rows, products: [...products.values()], missing: catalogue.missing(), errors }
}

const names: Partial<Record<string, string>> = {
  Brand: 'brand',
  subcategory: 'sub category',
}
