import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { median, print } from './measuring/table'
import { fillBills } from './shops/fill-bills'
import { fillTrade } from './shops/fill-trade'
import { filledShop } from './shops/filled-shop'
import { moveInto, startDurablePostgres } from './shops/postgres-shop'
import { startShop, type Server } from './shops/process'
import { firstStaff, signedIn } from './staff/signed-in'

// `npm run bench -- reports`: 50,000 orders of a year, on SQLite and on PostgreSQL. The aim is 100 ms.
const [orders = 50_000, times = 9] = process.argv.slice(2).map(Number)
const PRODUCTS = 2_000
const names =
  'day month category product color size province district zone payment customers returns stock tax margin-category/costs margin-product/costs'.split(
    ' ',
  )
const month = 'from=2026-10-01&to=2026-10-31'
const year = 'from=2026-01-01&to=2026-12-31'
const folder = await mkdtemp(join(tmpdir(), 'etrend-reports-'))
const postgres = await startDurablePostgres()

try {
  const file = await filledShop(folder, PRODUCTS, firstStaff)
  fillTrade(file, orders)
  spread(file)
  const shop = await startShop(folder, 'none', firstStaff)
  console.log(
    `Booking the sales of ${orders} older orders: ${(shop.readyAfter / 1000).toFixed(1)} s`,
  )
  await measure('SQLite', shop)
  const url = await postgres.database('reports')
  await moveInto(url, folder)
  await measure('PostgreSQL', await startShop(folder, 'none', { ...firstStaff, DATABASE_URL: url }))
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Spreads the orders over a year, some districts and zones, as delivered for cash and numbered by an older version. */
function spread(file: string) {
  const db = new Database(file)
  db.exec(`UPDATE shop_order SET
    placed_at = strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || (id * 525000 / ${orders}) || ' minutes'),
    district = CASE id % 5 WHEN 0 THEN 'Kaski' WHEN 1 THEN 'Lalitpur' ELSE 'Kathmandu' END,
    phone = '+97798' || (10000000 + id % 20000), to_pay = 0`)
  db.exec(`UPDATE shop_order SET delivered_at = placed_at, invoiced_at = placed_at,
    invoice_number = printf('INV-2082-%06d', id), delivery_zone = CASE district WHEN 'Kaski' THEN 'Pokhara' END`)
  // A third of the orders are of accounts.
  db.exec(`WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < 5000)
    INSERT INTO user (username, email, password_hash, role, created_at)
    SELECT 'buyer' || n, 'buyer' || n || '@example.com', '', 'user', '2025-12-01T00:00:00.000Z' FROM nth`)
  db.exec(`UPDATE shop_order SET user = (SELECT max(id) FROM user) - id % 5000 WHERE id % 3 = 0`)
  fillBills(db)
  db.exec('ANALYZE')
  db.close()
}

/** Asks each report one at a time, and prints the medians. */
async function measure(engine: string, shop: Server) {
  try {
    const ask = await signedIn(shop)
    const rows: string[][] = []
    for (const name of names) {
      const cells = [name]
      for (const period of [month, year]) {
        const spent = await costOf(shop, () => ask(`/staff/reports/${name}?${period}`))
        cells.push(spent.cpu.toFixed(0), spent.wall.toFixed(0))
      }
      rows.push(cells)
    }
    print(
      `Reports at ${orders} orders on ${engine} (${times} times each, load ${loadavg()[0]?.toFixed(1)})`,
      ['', 'a month, CPU ms', 'ms', 'a year, CPU ms', 'ms'],
      rows,
    )
  } finally {
    await shop.stop()
  }
}

async function costOf(shop: Server, work: () => Promise<unknown>) {
  await work()
  const cpu: number[] = []
  const wall: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const [before, began] = [(await shop.usage()).cpu, performance.now()]
    await work()
    wall.push(performance.now() - began)
    cpu.push(((await shop.usage()).cpu - before) / 1000)
  }
  return { cpu: median(cpu), wall: median(wall) }
}
