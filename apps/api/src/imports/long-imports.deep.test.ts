import { expect, it } from 'vitest'
import {
  checked,
  creating,
  good,
  heading,
  imported,
  send,
  titles,
  unbalanced,
  undone,
} from '../test/importing'
import { onPostgres } from '../test/postgres'
import { stockedShop } from '../test/test-app'

// A row takes ten times as long on PostgreSQL, whose every statement is a journey to the server.
const length = onPostgres ? 1000 : 5000
it(`an import of ${length} rows is done and undone, while shoppers are answered`, async () => {
  const shop = await stockedShop()
  const rows = Array.from(
    { length },
    (_, row) =>
      `Shirt ${Math.floor(row / 10)},Himal,Light.,Women,Tops,2500,,Color ${row % 5},#${(row % 5) + 1}0a0b0,Size ${Math.floor((row % 10) / 5)},3`,
  )
  const importing = imported(shop, [heading, ...rows].join('\n'))
  await expect.poll(async () => (await shop.get('/store/home')).statusCode).toBe(200)
  const made = await importing
  expect(made).toMatchObject({ state: 'done', products: length / 10, pieces: length * 3 })
  expect((await undone(shop, made.id)).statusCode).toBe(200)
  expect(await unbalanced(shop)).toEqual([])
  expect(await titles(shop)).toEqual(['Everyday Tee'])
})

it('a file that takes too much memory to read is refused, and the server lives on', async () => {
  const shop = await stockedShop()
  // Four million rows are about 350 MB as arrays; the process that reads them may use 256.
  const rows = 'a\n'.repeat(4_000_000)
  const refused = await send(shop, '/staff/imports/check/', rows)
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { message: 'This file can’t be read: it may be damaged.' },
  ])
  expect(await checked(shop, good, creating)).toMatchObject({ rows: 4, wrong: 0 })
})
