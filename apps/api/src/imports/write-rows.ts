import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { product, productColor } from '../db/schema'
import type { productImportRow } from '../db/schema-imports'
import { recordMovement } from '../lib/ledger'
import { difference, record, type Author } from '../records/audit'
import type { openNames } from './names'
import type { PlannedColor, PlannedProduct } from './product-rows'
import type { PlannedUpdate } from './update-rows'

/** `keep` notes what was made; `part_of` is the audit entry of the import. */
export type Writer = {
  tx: Queries
  by: Author
  part_of: number
  names: Awaited<ReturnType<typeof openNames>>
  pictures: Map<string, string>
  keep: (
    kind: (typeof productImportRow.$inferInsert)['kind'],
    row: number,
    written?: string,
  ) => void
}

/** Answers the id of the new product. */
export async function addProduct(
  { tx, by, part_of, names, keep }: Writer,
  planned: PlannedProduct,
) {
  const { title, Brand, description, price, discounted_price, gender } = planned
  const fields = { title, Brand, description, price, discounted_price, gender }
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

/** Changes what differs, and keeps what it was. Answers the id. */
export async function updateProduct(writer: Writer, { id, change, place }: PlannedUpdate) {
  const { tx, by, part_of, names, keep } = writer
  const before = await one(tx.select().from(product).where(eq(product.id, id)))
  const after = {
    ...change,
    ...(place && { subcategory: await names.subcategory(place.category, place.subcategory) }),
  }
  const changed = difference(before, after)
  if (!changed) return id
  await tx.update(product).set(after).where(eq(product.id, id))
  const { title } = before
  keep('update', id, JSON.stringify({ title, ...changed }))
  const deed = { action: 'edit', noun: 'products', row_id: id, label: title, ...changed }
  await record(tx, by, { ...deed, part_of })
  return id
}

/** A color of the product, added with a drawn swatch where it isn't there, and what came in of its sizes. */
export async function writeColor(
  writer: Writer,
  ofProduct: number,
  { name, hex_code, units }: PlannedColor,
  notes: string,
) {
  const { tx, by, names, keep } = writer
  const color = await names.color(name, hex_code)
  const product_color = await colorOf(writer, ofProduct, color, hex_code)
  const author = { staff: by.staff, created_at: by.at }
  for (const { size, quantity } of units) {
    const unit = { product_color, size: await names.size(size) }
    if (quantity === 0) continue
    const movement = { ...unit, movement_type: 'In' as const, quantity, notes }
    keep('movement', await recordMovement(tx, movement, author))
  }
}

async function colorOf(
  { tx, pictures, keep }: Writer,
  ofProduct: number,
  color: number,
  hex: string,
) {
  const ofColor = and(eq(productColor.product, ofProduct), eq(productColor.color, color))
  const there = await first(tx.select({ id: productColor.id }).from(productColor).where(ofColor))
  if (there) return there.id
  const color_img = pictures.get(hex)
  if (color_img === undefined) throw new Error(`There is no picture of ${hex}`)
  const values = { product: ofProduct, color, color_img }
  const { id } = await one(tx.insert(productColor).values(values).returning())
  keep('product_color', id)
  return id
}
