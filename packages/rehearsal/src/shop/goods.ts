import * as z from 'zod'
import type { Databases } from './database'

/** What can be bought: `page` is the last part of its product page's address. */
export type Unit = { product: number; page: string; product_color: number; size: number }
export type Goods = Awaited<ReturnType<typeof chooseGoods>>

const units = z.array(
  z.object({
    product: z.coerce.number(),
    product_color: z.coerce.number(),
    size: z.coerce.number(),
  }),
)
const SCARCE = 6
const PLENTY = 24

/** Chooses what shoppers buy among the demo's products: a few units that will be scarce, and others that will not. */
export async function chooseGoods(databases: Databases, port: number) {
  const { rows } = await databases.snapshot((client) =>
    client.query(`SELECT c.product, l.product_color, l.size FROM stock_level AS l
      JOIN product_color AS c ON c.id = l.product_color ORDER BY l.size, l.product_color`),
  )
  const chosen = units.parse(rows).slice(0, SCARCE + PLENTY)
  const all = await Promise.all(
    chosen.map(async (unit) => ({ ...unit, page: await pageOf(unit.product, port) })),
  )
  return { lastPieces: all.slice(0, SCARCE), plenty: all.slice(SCARCE) }
}

const card = z.object({ id: z.int(), slug: z.string() })

async function pageOf(product: number, port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/store/products/${product}`)
  const { id, slug } = card.parse(await answer.json())
  return `${id}-${slug}`
}
