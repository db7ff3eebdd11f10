import { deepStrictEqual } from 'node:assert/strict'
import * as z from 'zod'
import { orderOf } from './order'
import { pageElements } from './page-elements'
import type { Server } from './process'
import type { RowsIn } from './rows-in'

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

type OfOrders = { server: Server; rowsIn: RowsIn }

/**
 * Places an order at the shop and at a bare handler, each on its own copy of a shop. Throws when one of them writes other
 * rows than the other: more or fewer into any table, or another total.
 */
export async function compareOrders(shop: OfOrders, bare: OfOrders) {
  const [ours, theirs] = [await addedByOrder(shop), await addedByOrder(bare)]
  deepStrictEqual(theirs, ours, 'An order writes other rows in the bare handler than in the shop.')
}

async function addedByOrder({ server, rowsIn }: OfOrders) {
  const before = await rowsIn()
  const total = await placeOne(server)
  const added = Array.from(
    await rowsIn(),
    ([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const,
  )
  return { total, rows: Object.fromEntries(added.filter(([, rows]) => rows !== 0)) }
}

/** Customers that no line of the table has. */
let customer = 9_000_000

async function placeOne({ url }: Server) {
  const unit = (product_color: number, size: number) => ({ product_color, size, quantity: 1 })
  const { path, ...request } = orderOf((customer += 1), [unit(1, 1), unit(4, 2)])
  const response = await fetch(url + path, request)
  const text = await response.text()
  if (response.status !== 201) throw new Error(`The order was answered ${response.status}: ${text}`)
  return z.object({ total: z.number() }).parse(JSON.parse(text)).total
}
