import type { ProductImport } from '@etrend/contract'
import { expect, it, vi } from 'vitest'
import { product } from '../db/schema/catalogue'
import { stockLevel } from '../db/schema/stock'
import { manyRows, send, creating, titles, unbalanced } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { connectionsTo } from '../test/postgres'
import { urlOfShop } from '../test/test-database'
import { twoServers } from '../test/two-servers'

const patient = { timeout: 60_000, interval: 5 }

/** An import that the first of two servers runs, and that has written some of its rows. */
async function running(rows = 3000) {
  const [first, second] = await twoServers('shelf')
  const { id } = (
    await send(first, '/staff/imports/', manyRows(rows), creating)
  ).json<ProductImport>()
  expect(await read(second, id)).toMatchObject({ id, state: 'running', rows })
  await vi.waitFor(async () => expect((await read(second, id)).done).toBeGreaterThan(0), patient)
  return { first, second, id }
}

async function read(shop: TestShop, id: string) {
  return (await shop.get(`/staff/imports/${id}/`)).json<ProductImport>()
}

const undo = (shop: TestShop, id: string) => shop.post(`/staff/imports/${id}/undo/`)

it('an import is shown with its progress, cancelled and undone at another server', async () => {
  const { first, second, id } = await running()
  const listed = (await second.get('/staff/imports/')).json<ProductImport[]>()
  expect(listed).toMatchObject([{ id, state: 'running', staff: 'boss' }])
  expect((await undo(second, id)).json()).toEqual({
    message: 'This import is running. Cancel it or wait until it has ended.',
  })
  const cancelled = (await second.post(`/staff/imports/${id}/cancel/`)).json<ProductImport>()
  expect(cancelled).toMatchObject({ state: 'cancelled', rows: 3000 })
  expect(cancelled.done).toBeLessThan(3000)
  expect(await read(first, id)).toEqual(cancelled)
  expect(await first.db.read.$count(stockLevel)).toBe(cancelled.done)
  expect((await first.post(`/staff/imports/${id}/cancel/`)).statusCode).toBe(409)
  expect((await undo(second, id)).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await read(first, id)).state).toBe('undone'), patient)
  expect(await titles(first)).toEqual(['Everyday Tee'])
  expect(await unbalanced(second)).toEqual([])
  expect((await undo(first, id)).statusCode).toBe(409)
})

it('two servers never undo one import at the same time', async () => {
  const { first, second, id } = await running()
  await second.post(`/staff/imports/${id}/cancel/`)
  const answers = await Promise.all([undo(first, id), undo(second, id)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  await vi.waitFor(async () => expect((await read(first, id)).state).toBe('undone'), patient)
  expect(await unbalanced(second)).toEqual([])
})

it('an import whose server loses the database is interrupted, writes no more, and is undone elsewhere', async () => {
  const { first, second, id } = await running()
  const database = connectionsTo(urlOfShop(first.folder))
  await database.query(`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  const now = await vi.waitFor(async () => {
    const shown = await read(second, id)
    expect(shown).toMatchObject({
      state: 'failed',
      message:
        'This import was interrupted: its server stopped, or lost its connection to the database.',
    })
    return shown
  }, patient)
  expect(now.done).toBeLessThan(3000)
  expect((await second.post(`/staff/imports/${id}/cancel/`)).statusCode).toBe(409)
  expect((await undo(second, id)).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await read(first, id)).state).toBe('undone'), patient)
  expect(await titles(first)).toEqual(['Everyday Tee'])
  expect(await first.db.read.$count(product)).toBe(1)
  expect(await unbalanced(second)).toEqual([])
})
