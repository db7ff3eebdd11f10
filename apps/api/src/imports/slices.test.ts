import type { ProductImport } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { product } from '../db/schema/catalogue'
import { productImport } from '../db/schema/imports'
import { stockLevel } from '../db/schema/stock'
import { productForm } from '../test/forms'
import {
  checked,
  creating,
  imported,
  manyRows,
  send,
  titles,
  unbalanced,
  undone,
} from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'

it('other writes wait only for a few rows of a long import or of its undo', async () => {
  const shop = await stockedShop()
  const { id } = await begun(shop, manyRows(1500))
  expect(await mostRowsBetweenWrites(shop, id, 'done')).toBeLessThan(300)
  const undo = shop.post(`/staff/imports/${id}/undo/`)
  let writes = 0
  let isOver = false
  void undo.then(() => (isOver = true))
  while (!isOver) {
    await addColor(shop, `Undo ${writes}`)
    writes += 1
  }
  expect(writes).toBeGreaterThan(5)
  await vi.waitFor(async () => expect(await stateOf(shop, id)).toBe('undone'), { timeout: 60_000 })
  expect(await titles(shop)).toEqual(['Everyday Tee'])
  expect(await unbalanced(shop)).toEqual([])
})

it('a cancelled import keeps what it wrote, says so, and can be undone', async () => {
  const shop = await stockedShop()
  const { id } = await begun(shop, manyRows(3000))
  await vi.waitFor(async () => expect((await read(shop, id)).done).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 5,
  })
  const cancelled = (await shop.post(`/staff/imports/${id}/cancel/`)).json<ProductImport>()
  expect(cancelled).toMatchObject({ state: 'cancelled', rows: 3000 })
  expect(cancelled.done).toBeLessThan(3000)
  expect(await titles(shop)).toHaveLength(1 + cancelled.products)
  const written = await shop.db.read.$count(stockLevel)
  expect([written, written * 3]).toEqual([cancelled.done, cancelled.pieces])
  expect((await shop.get('/staff/imports/')).json()).toMatchObject([{ id, state: 'cancelled' }])
  expect((await shop.post(`/staff/imports/${id}/cancel/`)).statusCode).toBe(409)
  expect((await undone(shop, id)).statusCode).toBe(200)
  expect(await stateOf(shop, id)).toBe('undone')
  expect(await titles(shop)).toEqual(['Everyday Tee'])
})

it('an import that a crash cut off is shown so, and can be undone', async () => {
  const shop = await stockedShop()
  const { id } = await imported(shop)
  // What a killed process leaves behind.
  await shop.db.write
    .update(productImport)
    .set({ state: 'running', done: 2 })
    .where(eq(productImport.id, id))
  // The import that has just ended may hold its lock for a moment more.
  await expect
    .poll(() => read(shop, id))
    .toMatchObject({
      state: 'failed',
      done: 2,
      message:
        'This import was interrupted: its server stopped, or lost its connection to the database.',
    })
  await shop.db.write
    .update(productImport)
    .set({ state: 'undoing' })
    .where(eq(productImport.id, id))
  expect((await shop.post(`/staff/imports/${id}/undo/`)).json()).toMatchObject({ state: 'undone' })
  expect(await titles(shop)).toEqual(['Everyday Tee'])
})

it('an import ends before a row that somebody else has made impossible', async () => {
  const shop = await stockedShop()
  const { id } = await begun(shop, manyRows(1500))
  await vi.waitFor(async () => expect((await read(shop, id)).done).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 5,
  })
  const form = productForm({ title: 'SHIRT 299', Brand: 'himal' })
  await shop.form('POST', '/product/createProduct/', form)
  await vi.waitFor(async () => expect(await stateOf(shop, id)).toBe('failed'), { timeout: 60_000 })
  const { message, done, products } = await read(shop, id)
  expect(message).toMatch(
    /^Row 1497 \(Shirt 299\): somebody has added this product meanwhile \(ID \d+\)\.$/,
  )
  expect([done, products]).toEqual([1495, 299])
  const shirts = await shop.db.read.select().from(product).where(eq(product.Brand, 'Himal'))
  expect(shirts).toHaveLength(299)
})

it('a running import can’t be undone, and one that isn’t there can’t be cancelled', async () => {
  const shop = await stockedShop()
  const { id } = await begun(shop, manyRows(1500))
  const refused = await shop.post(`/staff/imports/${id}/undo/`)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'This import is running. Cancel it or wait until it has ended.' },
  ])
  await shop.post(`/staff/imports/${id}/cancel/`)
  const nowhere = '/staff/imports/0d4f4ec6-6f1c-4a5b-9a57-4b6f6bb2b6a1/cancel/'
  expect((await shop.post(nowhere)).statusCode).toBe(404)
})

it.each([
  [
    'a cell that never ends',
    `Title,Brand\n"${'x'.repeat(20_001)}"`,
    /^Row 2 has a cell of more than 20000 /,
  ],
  ['hundreds of columns', `${'a,'.repeat(200)}b\nc`, /^Row 1 has more than 200 columns\.$/],
  ['too many rows', 'Title\n'.repeat(20_001), /^Send at most 20000 rows at once\.$/],
])('a file with %s is refused before it reaches the server', async (_what, text, message) => {
  const shop = await stockedShop()
  const refused = await send(shop, '/staff/imports/check/', text)
  expect(refused.statusCode).toBe(413)
  expect(refused.json<{ message: string }>().message).toMatch(message)
})

it('a file just within the bounds is read', async () => {
  const shop = await stockedShop()
  const text = `${'a,'.repeat(199)}b\n"${'x'.repeat(20_000)}"\n${'y\n'.repeat(19_998)}`
  expect(await checked(shop, text)).toMatchObject({ rows: 19_999 })
})

async function begun(shop: TestShop, text: string) {
  return (await send(shop, '/staff/imports/', text, creating)).json<ProductImport>()
}

async function read(shop: TestShop, id: string) {
  return (await shop.get(`/staff/imports/${id}/`)).json<ProductImport>()
}

async function stateOf(shop: TestShop, id: string) {
  return (await read(shop, id)).state
}

async function addColor(shop: TestShop, color_name: string) {
  const added = await shop.form('POST', '/comp/createColor/', { color_name, hex_code: '#123456' })
  expect(added.statusCode).toBe(201)
}

/** Adds colors until the import has ended. Returns the most rows that it wrote while one color was added. */
async function mostRowsBetweenWrites(shop: TestShop, id: string, end: ProductImport['state']) {
  let most = 0
  let before = await read(shop, id)
  for (let count = 0; before.state === 'running'; count += 1) {
    await addColor(shop, `Between ${count}`)
    const after = await read(shop, id)
    most = Math.max(most, after.done - before.done)
    before = after
  }
  expect(before).toMatchObject({ state: end, done: before.rows })
  return most
}
