import { keysOf, productFields, recordNames } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { product, productColor, productImage } from '../db/schema/catalogue'
import { columnsOf } from '../db/schema/columns-of'
import { found } from '../http/errors'
import { record, type Author } from '../records/audit'
import { addRow } from '../records/writes'
import { productColorStore } from './product-colors'
import { productImageStore } from './product-images'
import { productStore } from './products'

const LONGEST_TITLE = 120

/**
 * Copies a product with its colors and pictures as 'Copy of …', without stock, likes and reviews. The copy is a draft,
 * neither featured nor in the slider. One audit entry has a part for each new row, and undoes it all.
 * Throws Refusal (404) for an unknown id.
 */
export async function duplicateProduct(tx: Queries, id: number, by: Author) {
  const original = found(await fieldsOf(tx, id), recordNames.products)
  const title = `Copy of ${original.title}`.slice(0, LONGEST_TITLE).trim()
  const store = productStore(() => new Date(by.at))
  const { noun } = store
  const audit = await record(tx, by, { action: 'duplicate', noun, label: original.title })
  const part = { part_of: audit }
  const notYet = { status: 'draft', goes_live_at: null, ends_at: null } as const
  const fields = { ...original, title, ...notYet, is_featured: false, is_slider: false }
  const copy = await addRow(tx, store, fields, by, part)
  const colors = new Map<number, number>()
  for (const { id: from, color, color_img } of await colorsOf(tx, id)) {
    const row = { product: copy.id, color, color_img }
    colors.set(from, (await addRow(tx, productColorStore, row, by, part)).id)
  }
  for (const { alt, color: from, ...picture } of await picturesOf(tx, id)) {
    const color = found(colors.get(from), recordNames.productColors)
    const row = { ...picture, product: copy.id, color }
    const added = await addRow(tx, productImageStore, row, by, part)
    await tx.update(productImage).set({ alt }).where(eq(productImage.id, added.id))
  }
  return { product: copy, audit }
}

function fieldsOf(tx: Queries, id: number) {
  const columns = columnsOf(product, keysOf(productFields))
  return first(tx.select(columns).from(product).where(eq(product.id, id)))
}

function colorsOf(tx: Queries, id: number) {
  return tx
    .select()
    .from(productColor)
    .where(eq(productColor.product, id))
    .orderBy(asc(productColor.id))
}

/** The pictures, each color's in their order: a trigger puts each new one last. */
function picturesOf(tx: Queries, id: number) {
  return tx
    .select({
      alt: productImage.alt,
      color: productImage.color,
      image: productImage.image,
      is_display_image: productImage.is_display_image,
    })
    .from(productImage)
    .where(eq(productImage.product, id))
    .orderBy(asc(productImage.color), asc(productImage.position), asc(productImage.id))
}
