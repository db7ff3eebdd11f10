import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { measureProcesses } from './engines/processes'
import { measureEngineReads } from './engines/reads'
import { measureStaleness } from './engines/staleness'
import { fillTrade } from './shops/fill-trade'
import { filledShop } from './shops/filled-shop'
import { moveInto, startDurablePostgres } from './shops/postgres-shop'

const PRODUCTS = 20_000

// `npm run bench -- engines`: 5 rounds of 2 s. `npm run bench -- engines 1 1` is a quick look.
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
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** A shop with stock that outlasts the run, and a first size of each product of which one piece is left. */
async function filled(at: string) {
  const file = await filledShop(at, PRODUCTS)
  const db = new Database(file)
  db.exec('UPDATE stock_level SET quantity = CASE size WHEN 1 THEN 1 ELSE 100 END')
  db.close()
  fillTrade(file, 1_000)
}
