import type { PictureOrder } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { productColor, productImage } from '../db/schema/catalogue'
import { Refusal } from '../lib/refusal'
import { difference, record, type Author } from '../records/audit'

/**
 * Puts a product's pictures in this order, with their colors, alt texts and display image. Throws Refusal: 409 where
 * they aren't exactly the product's pictures any more, 400 for a color of another product or two display images.
 */
export function arrangePictures(
  db: Database,
  own: { id: number; title: string },
  { pictures }: PictureOrder,
  by: Author,
) {
  return db.transaction(async (tx) => {
    const before = await picturesOf(tx, own.id)
    requireAll(before, pictures)
    await requireOwnColors(tx, own.id, pictures)
    if (pictures.filter(({ is_display_image }) => is_display_image).length > 1) {
      throw new Refusal(400, 'A product has one display image.')
    }
    const places = new Map<number, number>()
    for (const { id, ...picture } of pictures) {
      const position = (places.get(picture.color) ?? 0) + 1
      places.set(picture.color, position)
      await tx
        .update(productImage)
        .set({ ...picture, position })
        .where(eq(productImage.id, id))
    }
    const changed = difference({ pictures: before }, { pictures: await picturesOf(tx, own.id) })
    const action = { action: 'arrange', noun: 'products', row_id: own.id, label: own.title }
    if (changed) await record(tx, by, { ...action, ...changed })
  })
}

type Pictures = PictureOrder['pictures']

function picturesOf(tx: Queries, product: number): Promise<Pictures> {
  return tx
    .select({
      id: productImage.id,
      color: productImage.color,
      alt: productImage.alt,
      is_display_image: productImage.is_display_image,
    })
    .from(productImage)
    .where(eq(productImage.product, product))
    .orderBy(asc(productImage.color), asc(productImage.position), asc(productImage.id))
    .execute()
}

function requireAll(rows: Pictures, pictures: Pictures) {
  const given = new Set(pictures.map(({ id }) => id))
  const areSame = given.size === pictures.length && rows.length === given.size
  if (areSame && rows.every(({ id }) => given.has(id))) return
  throw new Refusal(409, 'Pictures were added or deleted meanwhile: look at them again.')
}

async function requireOwnColors(tx: Queries, product: number, pictures: Pictures) {
  const rows = await tx
    .select({ id: productColor.id })
    .from(productColor)
    .where(eq(productColor.product, product))
  const own = new Set(rows.map(({ id }) => id))
  if (pictures.every(({ color }) => own.has(color))) return
  throw new Refusal(400, 'Choose a color of this product.', {
    color: 'Choose a color of this product.',
  })
}
