import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { published, publishedNow, recordedFigures } from './figures'
import { catalogue } from './shops/catalogue'
import { postgresOrders } from './shops/postgres-orders'
import { MissingPostgres, startDurablePostgres } from './shops/postgres-shop'
import { serverGroup, startBare, startShop } from './shops/process'
import { rowsInFile } from './shops/rows-in'
import { compareAnswers, compareOrders } from './shops/same-answers'
import { stocked } from './shops/stocked'

const PRODUCTS = 200

test('the bare handlers answer lists, details and a page as the shop does', async () => {
  const running = await catalogue(await temporaryFolder(), PRODUCTS)
  onTestFinished(running.stop)
  const { shop, bare } = running
  // The comparison sees a difference: the bare handler doesn't sort by price.
  const comparing = compareAnswers(shop, bare, '/store/products?sort=price-asc')
  await expect(comparing).rejects.toThrow('otherwise than the shop')
})

test('the bare handler writes the rows that the shop writes for an order', async () => {
  const folder = await temporaryFolder()
  const [at, bareAt] = [join(folder, 'shop'), join(folder, 'bare')]
  for (const one of [at, bareAt]) await stocked(one, PRODUCTS)
  const servers = serverGroup()
  onTestFinished(servers.stop)
  const shop = await servers.add(startShop(at))
  const bare = await servers.add(startBare('orders', { DATA_DIR: bareAt }))
  const ofShop = { server: shop, rowsIn: rowsInFile(at) }
  const ofBare = { server: bare, rowsIn: rowsInFile(bareAt) }
  await expect(compareOrders(ofShop, ofBare)).resolves.toBeUndefined()
  // The comparison sees a difference: a handler that adds no rows.
  const writesNothing = { server: bare, rowsIn: async () => new Map<string, number>() }
  await expect(compareOrders(ofShop, writesNothing)).rejects.toThrow('other rows')
})

test('and so does the one on PostgreSQL', async ({ skip }) => {
  const postgres = await startDurablePostgres().catch((error: unknown) => {
    if (error instanceof MissingPostgres) return undefined
    throw error
  })
  if (!postgres) return skip('There is no PostgreSQL.')
  onTestFinished(postgres.stop)
  const comparing = postgresOrders(postgres, await temporaryFolder(), PRODUCTS)
  await expect(comparing.then(({ servers }) => servers.stop())).resolves.toBeUndefined()
})

test('the README shows the figures that were recorded last', () => {
  expect(publishedNow()).toBe(published(recordedFigures()))
})

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'etrend-answers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
