import { join } from 'node:path'
import { serverArgs } from '@etrend/tooling/server-args'
import Database from 'better-sqlite3'
import { fill } from './fill'
import { load } from './load'
import { orderOf } from './order'
import type { Asked } from './pairs'
import { startBareOrders, startShop, type Server } from './process'
import { median, print } from './table'

const PRODUCTS = 2_000

/** Measures placing orders of two lines in the shop, beside a bare handler that writes the same rows. */
export async function measureOrders(folder: string, rounds: number, seconds: number) {
  const servers = new Map([
    ['shop', await startShop(await stocked(join(folder, 'orders')))],
    ['bare', await startBareOrders(await stocked(join(folder, 'bare-orders')))],
  ])
  const found = new Map<string, { rate: number; cpu: number }[]>()
  for (const server of servers.values()) await place(server, 1)
  for (let round = 0; round < rounds; round++) {
    for (const [name, server] of servers) {
      found.set(name, [...(found.get(name) ?? []), await place(server, seconds)])
    }
  }
  for (const server of servers.values()) await server.stop()
  const of = (name: string, what: 'rate' | 'cpu') =>
    median((found.get(name) ?? []).map((one) => one[what]))
  print(
    `Orders placed (${rounds} rounds of ${seconds} s, synchronous=FULL)`,
    ['', '/s', 'µs', '× by /s', '× by µs'],
    [
      [
        'shop',
        of('shop', 'rate').toFixed(0),
        of('shop', 'cpu').toFixed(0),
        (of('shop', 'rate') / of('bare', 'rate')).toFixed(2),
        (of('bare', 'cpu') / of('shop', 'cpu')).toFixed(2),
      ],
      ['bare', of('bare', 'rate').toFixed(0), of('bare', 'cpu').toFixed(0), '1', '1'],
    ],
  )
}

/** Makes the data folder of a filled shop, with a stock of every unit that outlasts the run. `args` run the server. */
export async function stocked(folder: string, args = serverArgs) {
  const empty = await startShop(folder, 'none', {}, args)
  await empty.stop()
  const file = join(folder, 'shop.db')
  fill(file, PRODUCTS)
  const db = new Database(file)
  db.exec('UPDATE stock_level SET quantity = 1000000')
  db.close()
  return folder
}

/** Places orders of two lines, each by another customer, in a shop that `stocked` made. */
export const placing: Asked = {
  path: () => '/store/orders',
  more: (n) => {
    const { method, headers, body } = orderNumber(n)
    return { method, headers, body }
  },
  status: 201,
}

/** Places orders for some seconds over 10 connections. Throws when one is refused. */
export const place = (server: Server, seconds: number) => load({ ...placing, server }, seconds)

function orderNumber(n: number) {
  const line = (of: number) => ({
    product_color: 1 + ((n * 7919 + of * 3) % (PRODUCTS * 3)),
    size: 1 + ((n + of) % 4),
    quantity: 1,
  })
  return orderOf(n, [line(0), line(1)])
}
