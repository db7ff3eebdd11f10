import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../db/client'
import { one } from '../db/rows'
import { product, productColor } from '../db/schema'
import { productImport, productImportRow } from '../db/schema-imports'
import { recordMovement } from '../lib/ledger'
import { record, type Author } from '../records/audit'
import { openNames } from './names'
import type { Plan } from './plan'
import type { PlannedColor, PlannedProduct } from './product-rows'
import { rememberSwatches } from './swatches'

type Made = typeof productImportRow.$inferInsert
export type ImportNote = { id: string; file_name: string }

const PRODUCTS_AT_ONCE = 20
const ROWS_AT_ONCE = 200

/**
 * Writes a plan and the list of all that it made. `pictures` has one per hex code; `progress` hears how many
 * products are written.
 */
export async function writePlan(
  tx: Queries,
  plan: Plan,
  pictures: Map<string, string>,
  note: ImportNote,
  by: Author,
  progress: (products: number) => void,
) {
  const author = { staff: by.staff, created_at: by.at }
  const counts = { rows: plan.rows, products: plan.products.length, pieces: piecesOf(plan) }
  const deed = { action: 'import', noun: 'imports', label: note.file_name, after: counts }
  const part_of = await record(tx, by, deed)
  const made: Made[] = []
  const keep = (kind: Made['kind'], row: number, written?: string) =>
    void made.push({ import: note.id, kind, row, ...(written && { written }) })
  const names = await openNames(tx, keep)
  await rememberSwatches(tx, pictures)

  for (const [index, planned] of plan.products.entries()) {
    const id = await writeProduct(planned)
    for (const color of planned.colors) await writeColor(id, color)
    progress(index + 1)
    // The one wait in a transaction that is no query: shoppers are answered while a long import is written.
    if (index % PRODUCTS_AT_ONCE === 0) await setImmediate()
  }
  await tx.insert(productImport).values({ ...note, ...author, ...counts })
  for (let from = 0; from < made.length; from += ROWS_AT_ONCE) {
    await tx.insert(productImportRow).values(made.slice(from, from + ROWS_AT_ONCE))
  }

  async function writeProduct(planned: PlannedProduct) {
    const { title, Brand, description, price, discounted_price } = planned
    const fields = { title, Brand, description, price, discounted_price }
    const subcategory = await names.subcategory(planned.category, planned.subcategory)
    const values = { ...fields, subcategory }
    const { created_at } = author
    const { id } = await one(
      tx
        .insert(product)
        .values({ ...values, created_at })
        .returning(),
    )
    keep('product', id, JSON.stringify(values))
    const added = { action: 'add', noun: 'products', row_id: id, label: title, after: values }
    await record(tx, by, { ...added, part_of })
    return id
  }

  async function writeColor(ofProduct: number, { name, hex_code, units }: PlannedColor) {
    const color = await names.color(name, hex_code)
    const color_img = pictures.get(hex_code)
    if (color_img === undefined) throw new Error(`There is no picture of ${hex_code}`)
    const { id } = await one(
      tx.insert(productColor).values({ product: ofProduct, color, color_img }).returning(),
    )
    keep('product_color', id)
    for (const { size, quantity } of units) {
      const unit = { product_color: id, size: await names.size(size) }
      if (quantity === 0) continue
      const movement = { ...unit, movement_type: 'In' as const, quantity, notes: 'Opening stock' }
      keep('movement', await recordMovement(tx, movement, author))
    }
  }
}

export function piecesOf({ products }: Plan) {
  const units = products.flatMap(({ colors }) => colors).flatMap((color) => color.units)
  return units.reduce((sum, { quantity }) => sum + quantity, 0)
}
