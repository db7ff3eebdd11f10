import { join } from 'node:path'
import autocannon from 'autocannon'
import Database from 'better-sqlite3'
import { fill } from './fill'
import { startBareOrders, startShop, type Server } from './process'
import { median, print } from './table'

const PRODUCTS = 2_000
const CONNECTIONS = 10

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

/** Makes the data folder of a filled shop, with a stock of every unit that outlasts the run. */
async function stocked(folder: string) {
  const empty = await startShop(folder)
  await empty.stop()
  const file = join(folder, 'shop.db')
  fill(file, PRODUCTS)
  const db = new Database(file)
  db.exec('UPDATE stock_level SET quantity = 1000000')
  db.close()
  return folder
}

const FEES = 6

/** The price of a product color in rupees, as fill.ts sets it: each product has three colours. */
function priceOf(productColor: number) {
  const n = Math.floor((productColor - 1) / 3)
  const price = 90_000 + ((n * 137) % 4000) * 100
  return (n % 4 === 0 ? Math.round(price * 0.8) : price) / 100
}

let placed = 0

/** Places orders for some seconds over 10 connections, each by another customer. Throws when one is refused. */
async function place(server: Server, seconds: number) {
  const before = await server.usage()
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...orderNumber(placed++) }) }],
  })
  const after = await server.usage()
  const good = result.statusCodeStats?.['201']?.count ?? 0
  if (good === 0 || good !== result.requests.total || result.errors + result.timeouts > 0) {
    throw new Error(`Orders were answered with ${JSON.stringify(result.statusCodeStats)}`)
  }
  return { rate: good / result.duration, cpu: (after.cpu - before.cpu) / good }
}

function orderNumber(n: number) {
  const line = (of: number) => ({
    product_color: 1 + ((n * 7919 + of * 3) % (PRODUCTS * 3)),
    size: 1 + ((n + of) % 4),
    quantity: 1,
  })
  const lines = [line(0), line(1)]
  const body = {
    email: `shopper${n}@example.com`,
    name: 'Sita Sharma',
    phone: `98${String(10_000_000 + (n % 89_999_999))}`,
    province: 'Bagmati',
    district: 'Kathmandu',
    city: 'Kathmandu Metropolitan City',
    street: `House ${n}, New Baneshwor`,
    lines,
    payment_method: 'cod',
    expected_total: lines.reduce((sum, { product_color }) => sum + priceOf(product_color), FEES),
  }
  return {
    method: 'POST' as const,
    path: '/store/orders',
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench order ${n}` },
    body: JSON.stringify(body),
  }
}
