import { deepStrictEqual } from 'node:assert/strict'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as z from 'zod'
import { fill } from './fill'
import { startBare, startShop, type Server } from './process'

export type Catalogue = Awaited<ReturnType<typeof catalogue>>

/** Starts the shop and the bare handler over so many products. Throws when they answer different rows. */
export async function catalogue(folder: string, products: number) {
  const empty = await startShop(folder)
  await empty.stop()
  fill(join(folder, 'shop.db'), products)
  const shop = await startShop(folder)
  const bare = await startBare(folder)
  const middle = products / 10 / 2
  for (const page of [1, middle]) {
    const path = `/store/products?sort=name&page=${page}`
    deepStrictEqual(await answer(shop, path, list), await answer(bare, path, list))
  }
  for (const id of [1, products / 2, products]) {
    const path = `/store/products/${id}`
    deepStrictEqual(await answer(shop, path, z.unknown()), await answer(bare, path, z.unknown()))
  }
  const db = new Database(join(folder, 'shop.db'))
  db.pragma('synchronous = NORMAL')
  const stock = db.prepare(
    'UPDATE stock_level SET quantity = 1 + quantity % 9 WHERE product_color = 1',
  )
  return {
    shop,
    bare,
    products,
    middle,
    /** Changes the stock of one product, as a sale would. */
    sell: () => stock.run(),
    async stop() {
      db.close()
      await shop.stop()
      await bare.stop()
    },
  }
}

/** A list without its facets, which the bare handler doesn't have. */
const list = z.object({
  items: z.array(z.unknown()).length(10),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})

async function answer(server: Server, path: string, shape: z.ZodType) {
  const response = await fetch(server.url + path)
  return shape.parse(await response.json())
}
