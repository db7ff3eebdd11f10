import type { ExistingChoice, ImportError } from '@etrend/contract'
import { max } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { pacer } from '../lib/pacer'
import { isEmptyRow } from '../sheets/sheet'
import { readKnownCodes } from './code-rows'
import { unmappedFields, type Mapping } from './columns'
import { keyOf, readExisting, type Existing } from './existing'
import { readCatalogue, type Catalogue, type Missing } from './known'
import { readProduct, sameProduct, type PlannedProduct } from './product-rows'
import { rowReader, type Row } from './row'
import { readUnit } from './unit-rows'
import { changesNothing, readUpdate, type PlannedUpdate } from './update-rows'

export type Plan = {
  rows: number
  products: PlannedProduct[]
  updates: PlannedUpdate[]
  skipped: number
  missing: Missing[]
  errors: ImportError[]
  /** The highest id of a product when the plan was made. */
  last_product: number
}

export type Choices = { create_missing: boolean; existing: ExistingChoice }

/**
 * Plans an import without writing anything. Rows with the same title and brand are one product; each may add a color
 * and a size to it. Every error is listed with its row and column. Lets other requests run meanwhile.
 */
export async function planImport(
  db: Queries,
  sheet: string[][],
  mapping: Mapping,
  choices: Choices,
): Promise<Plan> {
  const [headings = [], ...lines] = sheet
  const errors: ImportError[] = []
  for (const field of unmappedFields(mapping, choices.existing)) {
    errors.push({ row: 1, column: field, message: `No column holds the ${names[field] ?? field}.` })
  }
  if (errors.length > 0) return { ...nothing, rows: lines.length, errors }

  const breathe = pacer()
  const last_product = await lastProduct(db)
  const catalogue = await readCatalogue(db, choices.create_missing)
  const existing = await readExisting(db)
  const codes = await readKnownCodes(db)
  const planned = new Map<string, Planned>()
  let rows = 0
  for (const [index, cells] of lines.entries()) {
    await breathe()
    if (isEmptyRow(cells)) continue
    rows += 1
    const row = rowReader({ row: index + 2, cells, headings, mapping, errors })
    const key = keyOf(row.cell('title'), row.cell('Brand'))
    const known = planned.get(key)
    const one = known ?? (await begin(row, choices.existing, existing, catalogue))
    planned.set(key, one)
    if (one.kind === 'skipped') continue
    if (known) sameProduct(row, one)
    readUnit(row, one, catalogue, codes)
  }
  const all = [...planned.values()]
  const products = all.filter((one) => one.kind === 'new')
  const updates = all.filter((one) => one.kind === 'update').filter((one) => !changesNothing(one))
  return {
    rows,
    products,
    updates,
    skipped: all.length - products.length - updates.length,
    missing: catalogue.missing(),
    errors,
    last_product,
  }
}

/** The lowest and the highest price that the file sets; null where it sets none. */
export function pricesOf({ products, updates }: Plan) {
  const set = [...products, ...updates.map(({ change }) => change)]
  const prices = set.flatMap(({ price, discounted_price }) => [price ?? [], discounted_price ?? []])
  const all = prices.flat()
  if (all.length === 0) return null
  return all.reduce(
    ({ least, most }, price) => ({ least: Math.min(least, price), most: Math.max(most, price) }),
    { least: Infinity, most: 0 },
  )
}

async function lastProduct(db: Queries) {
  const found = await first(db.select({ last: max(product.id) }).from(product))
  return found?.last ?? 0
}

type Planned = PlannedProduct | PlannedUpdate | { kind: 'skipped' }

const nothing = { products: [], updates: [], skipped: 0, missing: [], last_product: 0 }

/** Starts the plan of a product from its first row: a new product, an update of an existing one, or none. */
async function begin(
  row: Row,
  choice: ExistingChoice,
  existing: Existing,
  catalogue: Catalogue,
): Promise<Planned> {
  const [title, brand] = [row.cell('title'), row.cell('Brand')]
  const ids = existing.called(title, brand)
  const [id] = ids
  if (id === undefined) return readProduct(row, catalogue)
  if (choice === 'skip') return { kind: 'skipped' }
  const there = choice === 'update' ? await existing.product(id) : undefined
  if (!there) {
    const product = readProduct(row, catalogue)
    row.wrong('title', `“${title}” by ${brand} is in the catalogue already (ID ${id}).`)
    return product
  }
  if (ids.length > 1) {
    const all = ids.join(', ')
    row.wrong('title', `“${title}” by ${brand} is in the catalogue more than once (ID ${all}).`)
  }
  return readUpdate(row, there, catalogue)
}

const names: Partial<Record<string, string>> = {
  Brand: 'brand',
  subcategory: 'sub category',
}
