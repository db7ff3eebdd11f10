import type { ImportCheck, Product, ProductImport } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { TestShop } from './open-shop'

export const heading =
  'Title,Brand,Description,Category,Sub category,Price,Sale price,Colour,Hex,Size,Stock'
export const shirt = 'Linen Shirt,Himal,Light and airy.,Women,Tops,"2,500",2100'
/** A shirt in Navy and in a new color, in MD and a new size; a scarf in a new sub category. */
export const good = [
  heading,
  `${shirt},Navy,,MD,10`,
  'linen shirt,himal,,,,,,Navy,,LG,4',
  `Linen Shirt,Himal,,,,,,Plum,#5a2a4d,MD,0`,
  'Wool Scarf,Himal,Warm.,Women,Scarves,900,,,,,',
].join('\n')

/** A file of products, each with five sizes. */
export const manyRows = (count: number) =>
  [
    heading,
    ...Array.from(
      { length: count },
      (_, row) =>
        `Shirt ${Math.floor(row / 5)},Himal,Light.,Women,Tops,2500,,Navy,,Size ${row % 5},3`,
    ),
  ].join('\n')

export function send(
  shop: TestShop,
  path: string,
  text: string,
  more: Record<string, string> = {},
  name = 'products.csv',
) {
  const file = new File([text], name, { type: 'text/csv' })
  return shop.form('POST', path, { file, ...more })
}

export async function checked(shop: TestShop, text: string, more: Record<string, string> = {}) {
  return (await send(shop, '/staff/imports/check/', text, more)).json<ImportCheck>()
}

export const creating = { create_missing: 'True' }

export async function imported(
  shop: TestShop,
  text = good,
  more: Record<string, string> = creating,
  name?: string,
) {
  const begun = (await send(shop, '/staff/imports/', text, more, name)).json<ProductImport>()
  return await vi.waitFor(
    async () => {
      const now = (await shop.get(`/staff/imports/${begun.id}/`)).json<ProductImport>()
      expect(now.state).not.toBe('running')
      return now
    },
    { timeout: 90_000, interval: 50 },
  )
}

/** Undoes an import, and waits until that is done. */
export async function undone(shop: TestShop, id: string) {
  const answer = await shop.post(`/staff/imports/${id}/undo/`)
  await vi.waitFor(
    async () => {
      const now = (await shop.get(`/staff/imports/${id}/`)).json<ProductImport>()
      expect(now.state).not.toBe('undoing')
    },
    { timeout: 90_000, interval: 50 },
  )
  return answer
}

export const titles = async (shop: TestShop) =>
  (await shop.get('/product/allProduct/')).json<Product[]>().map(({ title }) => title)

/** The units whose ledger doesn't add up to 0. */
export const unbalanced = (shop: TestShop) =>
  shop.db.read.all<{ product_color: number; size: number }>(
    sql`SELECT product_color, size FROM stock_movement GROUP BY product_color, size
        HAVING sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END) <> 0`,
  )
