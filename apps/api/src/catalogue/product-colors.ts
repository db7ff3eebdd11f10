import type {
  ProductColor,
  ProductColorChange,
  ProductColorInput,
  SingleProductColor,
} from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { productColorInfo } from '../db/labels'
import { first, one } from '../db/rows'
import { color, product, productColor, productImage, stockMovement } from '../db/schema'
import type { CrudStore } from '../http/crud-handlers'
import { Refusal } from '../http/errors'
import { listPage } from '../http/list-page'
import type { Pictures } from './pictures'
import { refuseIfStocked } from './uses'

export function productColorStore(
  db: Database,
  pictures: Pictures,
): CrudStore<ProductColor, ProductColorInput, ProductColorChange> {
  return {
    noun: 'product color',

    list: (query) =>
      listPage(db.read, rows(db.read), query, {
        id: productColor.id,
        search: [product.title, color.color_name],
        sort: {
          id: productColor.id,
          product_color_info: productColorInfo,
          product_title: product.title,
          color_name: color.color_name,
        },
      }),

    get: (id) => first(rowsOf(db.read, id)),

    create: ({ color_img: file, ...input }) =>
      pictures.saveFor('color_img', file, (color_img) =>
        db.transaction(async (tx) => {
          await requireParts(tx, input)
          const { id } = await one(
            tx
              .insert(productColor)
              .values({ ...input, color_img })
              .returning(),
          )
          return await one(rowsOf(tx, id))
        }),
      ),

    async edit(id, { color_img: file, ...change }) {
      const before = await first(rowsOf(db.read, id))
      if (!before) return undefined
      const write = (color_img?: string) =>
        db.transaction(async (tx) => {
          await requireParts(tx, change)
          await refuseMove(tx, id, change.product)
          await tx
            .update(productColor)
            .set({ ...change, ...(color_img && { color_img }) })
            .where(eq(productColor.id, id))
          return await one(rowsOf(tx, id))
        })
      if (!file) return await write()
      const after = await pictures.saveFor('color_img', file, write)
      await pictures.drop(before.color_img)
      return after
    },

    async remove(id) {
      const removed = await db.transaction(async (tx) => {
        const row = await first(rowsOf(tx, id))
        if (!row) return undefined
        await refuseInUse(tx, row)
        await tx.delete(productColor).where(eq(productColor.id, id))
        return row
      })
      if (removed) await pictures.drop(removed.color_img)
      return removed !== undefined
    },
  }
}

/** What the documented single read answers. */
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

function rowsOf(db: Queries, id: number) {
  return rows(db).where(eq(productColor.id, id))
}

async function requireParts(tx: Queries, parts: { product: number; color: number }) {
  const fields: Record<string, string> = {}
  if (!(await tx.query.product.findFirst({ where: eq(product.id, parts.product) }))) {
    fields['product'] = 'Choose a product that exists.'
  }
  if (!(await tx.query.color.findFirst({ where: eq(color.id, parts.color) }))) {
    fields['color'] = 'Choose a color that exists.'
  }
  const [message] = Object.values(fields)
  if (message) throw new Refusal(400, message, fields)
}

/** Its pictures and stock belong to the product: with any of them it can't move to another one. */
async function refuseMove(tx: Queries, id: number, to: number) {
  const row = await first(rowsOf(tx, id))
  if (!row || row.product === to) return
  await refuseInUse(tx, row)
}

async function refuseInUse(tx: Queries, { id, product_color_info }: ProductColor) {
  const images = await tx.$count(productImage, eq(productImage.color, id))
  const ofRow = eq(stockMovement.product_color, id)
  const otherUses = [{ count: images, noun: 'product image' }]
  await refuseIfStocked(tx, `Product color ${product_color_info}`, ofRow, otherUses)
}
