import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { measureEngineOrders } from './engine-orders'
import { measureEngineReads } from './engine-reads'
import { fill } from './fill'
import { fillTrade } from './fill-trade'
import { moveInto, startDurablePostgres } from './postgres-shop'
import { startShop } from './process'
import { measureProcesses } from './processes'
import { measureStaleness } from './staleness'

const PRODUCTS = 20_000

// `pnpm --filter @etrend/bench engines`: 5 rounds of 2 s. `… engines 1 1` is a quick look.
const [rounds = 5, seconds = 2] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(join(tmpdir(), 'etrend-engines-'))
const postgres = await startDurablePostgres()

try {
  console.log(`Filling ${PRODUCTS} products and moving a copy of them into PostgreSQL…`)
  const shop = join(folder, 'shop')
  await filled(shop)
  const moved = join(folder, 'moved')
  await cp(shop, moved, { recursive: true })
  const url = await postgres.database('shop')
  await moveInto(url, moved)
  await measureEngineReads({ shop, moved, url, products: PRODUCTS }, rounds, seconds)
  await measureProcesses(moved, url, rounds, seconds)
  await measureStaleness(moved, url)
  await measureEngineOrders(postgres, folder, rounds, seconds)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** A shop with stock that outlasts the run, and a first size of each product of which one piece is left. */
async function filled(at: string) {
  const empty = await startShop(at)
  await empty.stop()
  const file = join(at, 'shop.db')
  fill(file, PRODUCTS)
  const db = new Database(file)
  db.exec('UPDATE stock_level SET quantity = CASE size WHEN 1 THEN 1 ELSE 100 END')
  db.close()
  fillTrade(file, 1_000)
}
