import { isDiscountBelowPrice, type UnitCodes, type UnitKey } from '@etrend/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { product, productColor } from '../db/schema/catalogue'
import type { productImportRow } from '../db/schema/imports'
import { Refusal } from '../lib/refusal'
import { difference, record, type Author } from '../records/audit'
import { setCodes } from '../stock/codes/set-codes'
import { recordMovement } from '../stock/ledger'
import type { openNames } from './names'
import type { PlannedRow } from './planned-rows'
import type { PlannedColor, PlannedProduct } from './product-rows'
import type { PlannedUpdate } from './update-rows'

/** `keep` records each row that the import made, so that it can be undone; `part_of` is the import's audit entry. */
export type Writer = {
  tx: Queries
  by: Author
  part_of: number
  names: Awaited<ReturnType<typeof openNames>>
  pictures: Map<string, string>
  /** The ids of the products written so far, by the number of their first row. */
  ids: Map<number, number>
  keep: (
    kind: (typeof productImportRow.$inferInsert)['kind'],
    row: number,
    written?: string,
  ) => void
}

/** Writes one row, and first its product where no earlier row did. Throws Refusal where that became impossible. */
export async function writeRow(
  writer: Writer,
  { planned, color, unit }: PlannedRow,
  file_name: string,
) {
  const { tx, by, names, ids, keep } = writer
  const isNew = planned.kind === 'new'
  const id =
    ids.get(planned.row) ??
    (isNew ? await addProduct(writer, planned) : await updateProduct(writer, planned))
  ids.set(planned.row, id)
  if (!color) return
  const product_color = await colorOf(writer, id, color)
  if (!unit) return
  const size = await names.size(unit.size)
  await writeCodes(writer, { product_color, size }, unit.codes)
  if (unit.quantity === 0) return
  const notes = isNew ? 'Opening stock' : `Import of ${file_name}`
  const { quantity } = unit
  const movement = { product_color, size, movement_type: 'In' as const, quantity, notes }
  keep('movement', await recordMovement(tx, movement, { staff: by.staff, created_at: by.at }))
}

/** Gives the unit its codes, and records its former ones for an undo. */
async function writeCodes({ tx, by, part_of, keep }: Writer, unit: UnitKey, codes: UnitCodes) {
  if (Object.keys(codes).length === 0) return
  const { row, changed } = await setCodes(tx, unit, codes, by, { part_of })
  if (changed) keep('codes', row.id, JSON.stringify(changed))
}

/** Returns the id of the new product. */
async function addProduct({ tx, by, part_of, names, keep }: Writer, planned: PlannedProduct) {
  const { title, Brand, description, price, discounted_price, optional } = planned
  const fields = { title, Brand, description, price, discounted_price, ...optional }
  const subcategory = await names.subcategory(planned.category, planned.subcategory)
  const values = { ...fields, subcategory }
  const { id } = await one(
    tx
      .insert(product)
      .values({ ...values, created_at: by.at })
      .returning(),
  )
  keep('product', id, JSON.stringify(values))
  const added = { action: 'add', noun: 'products', row_id: id, label: title, after: values }
  await record(tx, by, { ...added, part_of })
  return id
}

/** Changes the fields that differ, records their former values for an undo, and returns the id. */
async function updateProduct(writer: Writer, { id, change, place }: PlannedUpdate) {
  const { tx, by, part_of, names, keep } = writer
  const before = await first(tx.select().from(product).where(eq(product.id, id)))
  if (!before) throw new Refusal(409, 'somebody has deleted this product meanwhile.')
  const after = {
    ...change,
    ...(place && { subcategory: await names.subcategory(place.category, place.subcategory) }),
  }
  if (!isDiscountBelowPrice({ ...before, ...after })) {
    throw new Refusal(
      409,
      'somebody has changed its price meanwhile, and the discount is above it.',
    )
  }
  const changed = difference(before, after)
  if (!changed) return id
  await tx.update(product).set(after).where(eq(product.id, id))
  const { title } = before
  keep('update', id, JSON.stringify({ title, ...changed }))
  const action = { action: 'edit', noun: 'products', row_id: id, label: title, ...changed }
  await record(tx, by, { ...action, part_of })
  return id
}

/** The id of the product color. Adds it, with a drawn swatch, where the product doesn't have it. */
async function colorOf(
  { tx, names, pictures, keep }: Writer,
  ofProduct: number,
  { name, hex_code }: PlannedColor,
) {
  const color = await names.color(name, hex_code)
  const ofColor = and(eq(productColor.product, ofProduct), eq(productColor.color, color))
  const there = await first(tx.select({ id: productColor.id }).from(productColor).where(ofColor))
  if (there) return there.id
  const color_img = pictures.get(hex_code)
  if (color_img === undefined) {
    throw new Refusal(409, `somebody has removed its color ${name} meanwhile.`)
  }
  const values = { product: ofProduct, color, color_img }
  const { id } = await one(tx.insert(productColor).values(values).returning())
  keep('product_color', id)
  return id
}
