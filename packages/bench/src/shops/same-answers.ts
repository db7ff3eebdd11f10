import { deepStrictEqual } from 'node:assert/strict'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as z from 'zod'
import { orderOf } from './order'
import { pageElements } from './page-elements'
import type { Server } from './process'

/** Throws when the shop and a bare handler don't give the same whole answer: else their figures can't be compared. */
export async function compareAnswers(shop: Server, bare: Server, path: string) {
  const [ours, theirs] = [await contentOf(shop, path), await contentOf(bare, path)]
  deepStrictEqual(theirs, ours, `The bare handler answers ${path} otherwise than the shop.`)
}

/** JSON as it is; of a page its elements, and the text around them. */
async function contentOf({ url }: Server, path: string): Promise<unknown> {
  const response = await fetch(url + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.headers.get('content-type')?.startsWith('text/html')
    ? pageElements(await response.text())
    : response.json()
}

type OfOrders = { server: Server; folder: string }

/**
 * Places an order at the shop and at a bare handler, each on its own copy of a shop. Throws when one of them writes other
 * rows than the other: more or fewer into any table, or another total.
 */
export async function compareOrders(shop: OfOrders, bare: OfOrders) {
  const [ours, theirs] = [await rowsOfOrder(shop), await rowsOfOrder(bare)]
  deepStrictEqual(theirs, ours, 'An order writes other rows in the bare handler than in the shop.')
}

async function rowsOfOrder({ server, folder }: OfOrders) {
  const db = new Database(join(folder, 'shop.db'), { readonly: true })
  const tables = z
    .array(z.string())
    .parse(db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all())
  const count = () =>
    tables.map((table) => Number(db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()))
  const before = count()
  const total = await placeOne(server)
  const added = count().map((rows, at) => rows - (before[at] ?? 0))
  db.close()
  const all = tables.map((table, at) => [table, added[at]] as const)
  return { total, rows: Object.fromEntries(all.filter(([, rows]) => rows !== 0)) }
}

async function placeOne({ url }: Server) {
  const unit = (product_color: number, size: number) => ({ product_color, size, quantity: 1 })
  const { path, ...request } = orderOf(9_000_000, [unit(1, 1), unit(4, 2)])
  const response = await fetch(url + path, request)
  const text = await response.text()
  if (response.status !== 201) throw new Error(`The order was answered ${response.status}: ${text}`)
  return z.object({ total: z.number() }).parse(JSON.parse(text)).total
}
