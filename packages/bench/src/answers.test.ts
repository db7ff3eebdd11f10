import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { published, publishedNow, recordedFigures } from './figures'
import { catalogue } from './shops/catalogue'
import { startBare, startShop } from './shops/process'
import { compareAnswers, compareOrders } from './shops/same-answers'
import { stocked } from './shops/stocked'

const PRODUCTS = 200

test('the bare handlers answer lists, details and a page as the shop does', async () => {
  const running = await catalogue(await temporaryFolder(), PRODUCTS)
  onTestFinished(() => running.stop())
  const { shop, bare } = running
  // The comparison sees a difference: the bare handler doesn't sort by price.
  const comparing = compareAnswers(shop, bare, '/store/products?sort=price-asc')
  await expect(comparing).rejects.toThrow('otherwise than the shop')
})

test('the bare handler writes the rows that the shop writes for an order', async () => {
  const folder = await temporaryFolder()
  const [at, bareAt] = [join(folder, 'shop'), join(folder, 'bare')]
  for (const one of [at, bareAt]) await stocked(one, PRODUCTS)
  const shop = await startShop(at)
  onTestFinished(() => shop.stop())
  const bare = await startBare('orders', { DATA_DIR: bareAt })
  onTestFinished(() => bare.stop())
  const comparing = compareOrders({ server: shop, folder: at }, { server: bare, folder: bareAt })
  await expect(comparing).resolves.toBeUndefined()
})

test('the README shows the figures that were recorded last', () => {
  expect(publishedNow()).toBe(published(recordedFigures()))
})

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'etrend-answers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
