import { contract, type ProductColor, type SingleProductColor } from '@etrend/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { productColorInfo } from '../db/catalogue/labels'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { color, product, productColor, productImage } from '../db/schema/catalogue'
import { stockMovement } from '../db/schema/stock'
import { equals, listPage } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { crudStore } from '../records/crud-store'
import { refuseIfStocked } from '../records/uses'

/** The row's own columns. `color_img` is the src of a picture that is saved already, see pictures.ts. */
const input = z.object({ product: z.int(), color: z.int(), color_img: z.string() })
type Input = z.infer<typeof input>

export const productColorStore = crudStore({
  noun: 'productColors',
  label: (row: ProductColor) => row.product_color_info,

  list: (queries, query, only) =>
    listPage(queries, rows(queries), query, {
      id: productColor.id,
      where: and(
        only,
        equals(productColor.product, query.product),
        equals(productColor.color, query.color),
      ),
      search: [product.title, color.color_name],
      sort: {
        id: productColor.id,
        product_color_info: productColorInfo,
        product_title: product.title,
        color_name: color.color_name,
      },
    }),

  get: (queries, id, only) => first(rowsOf(queries, id, only)),

  async create(tx, fields: Input) {
    await requireParts(tx, fields)
    const { id } = await one(tx.insert(productColor).values(fields).returning())
    return await one(rowsOf(tx, id))
  },

  async edit(tx, before, change) {
    const { id } = before
    const after = { ...before, ...change }
    await requireParts(tx, after)
    // Its pictures and stock belong to the product: a product color that has any can't move to another product.
    if (after.product !== before.product) await refuseInUse(tx, before)
    await tx.update(productColor).set(change).where(eq(productColor.id, id))
    return await one(rowsOf(tx, id))
  },

  async remove(tx, before) {
    await refuseInUse(tx, before)
    return await one(tx.delete(productColor).where(eq(productColor.id, before.id)).returning())
  },

  restore: (tx, kept) => tx.insert(productColor).values(kept),
  parents: (kept) => [
    ['products', kept.product],
    ['colors', kept.color],
  ],
  kept: storedRow(productColor),
  change: input.partial(),
  query: contract.productColors.list.query,
})

/** The response of the documented call that reads one product color (spec §7). */
export function single(row: ProductColor): SingleProductColor {
  return {
    id: row.id,
    product: { id: row.product, product_title: row.product_title },
    color: { id: row.color, color_name: row.color_name },
    color_img: row.color_img,
    product_color_info: row.product_color_info,
  }
}

function rows(db: Queries) {
  return db
    .select({
      id: productColor.id,
      product: productColor.product,
      product_title: product.title,
      color: productColor.color,
      color_name: color.color_name,
      color_img: productColor.color_img,
      product_color_info: productColorInfo.as('product_color_info'),
    })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .$dynamic()
}

function rowsOf(db: Queries, id: number, only?: SQL) {
  return rows(db).where(and(eq(productColor.id, id), only))
}

async function requireParts(tx: Queries, parts: { product: number; color: number }) {
  const fields: Record<string, string> = {}
  if (!(await first(tx.select().from(product).where(eq(product.id, parts.product)).limit(1)))) {
    fields['product'] = 'Choose a product that exists.'
  }
  if (!(await first(tx.select().from(color).where(eq(color.id, parts.color)).limit(1)))) {
    fields['color'] = 'Choose a color that exists.'
  }
  const [message] = Object.values(fields)
  if (message) throw new Refusal(400, message, fields)
}

async function refuseInUse(tx: Queries, { id, product_color_info }: ProductColor) {
  const count = await tx.$count(productImage, eq(productImage.color, id))
  await refuseIfStocked(
    tx,
    `Product color ${product_color_info}`,
    eq(stockMovement.product_color, id),
    `product_color=${id}`,
    [{ count, noun: 'productImages', query: `color=${id}` }],
  )
}
