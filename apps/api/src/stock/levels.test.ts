import type { LedgerRow, Receipt, StockUnit } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { stockMovement } from '../db/schema/stock'
import { byEngine } from '../test/by-engine'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

const units = async (shop: TestShop, query = '') =>
  (await shop.get(`/staff/stock/units/${query}`)).json<StockUnit[]>()

async function receive(shop: TestShop, text: string, dry_run = 'False') {
  const rows = new File([text], 'delivery.csv', { type: 'text/csv' })
  return await shop.form('POST', '/staff/stock/receipts/', { rows, dry_run })
}

describe('what is on hand', () => {
  it('is listed per unit, with the shop’s threshold or the unit’s own', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 8)
    expect(await units(shop)).toEqual([
      {
        id: '1-1',
        product: 1,
        product_color: 1,
        product_color_info: 'Everyday Tee - Navy',
        size: 1,
        size_name: 'MD',
        quantity: 8,
        low_stock: null,
        threshold: 3,
        stock: 'in',
        waiting: 0,
      },
    ])
    const set = await shop.put('/staff/stock/units/1/1/', { low_stock: 10 })
    expect(set.json()).toMatchObject({ low_stock: 10, threshold: 10, stock: 'low' })
    expect(await units(shop, '?stock=low')).toHaveLength(1)
    await shop.put('/staff/stock/units/1/1/', { low_stock: null })
    expect(await units(shop, '?stock=low')).toEqual([])
    expect((await shop.put('/staff/stock/units/1/9/', { low_stock: 1 })).statusCode).toBe(404)
  })

  it('is searched, sorted and paged on the server', byEngine, async () => {
    const shop = await stockedShop()
    for (const size_name of ['LG', 'XL'])
      await shop.form('POST', '/comp/createSize/', { size_name })
    await move(shop, 1, 1, 'In', 5)
    await move(shop, 1, 2, 'In', 1)
    await move(shop, 1, 3, 'In', 9)
    const page = await shop.get('/staff/stock/units/?sort=-quantity&page=1&page_size=2')
    expect(page.json<StockUnit[]>().map(({ size_name }) => size_name)).toEqual(['XL', 'MD'])
    expect(page.headers['x-total-count']).toBe('3')
    expect(await units(shop, '?q=navy&size=2')).toMatchObject([{ size_name: 'LG', stock: 'low' }])
  })

  it('is known for any time, corrections included', byEngine, async () => {
    const shop = await stockedShop()
    const before = new Date(shop.now() - 1000).toISOString()
    await move(shop, 1, 1, 'In', 10)
    const [first] = await shop.db.read.select().from(stockMovement)
    const between = first?.created_at ?? ''
    await shop.later(1)
    await shop.patch('/stock/updateDeleteStock/1/', { quantity: 4 })
    expect(await units(shop, `?at=${before}`)).toEqual([])
    expect(await units(shop, `?at=${between}`)).toMatchObject([{ quantity: 10 }])
    expect(await units(shop)).toMatchObject([{ quantity: 4 }])
    expect((await shop.get('/staff/stock/units/?at=yesterday')).statusCode).toBe(400)
  })
})

describe('a delivery', () => {
  it('is received from what was copied out of a spreadsheet, by names or ids', async () => {
    const shop = await stockedShop()
    const text =
      'Product\tColour\tSize\tQty\tNotes\neveryday tee\tnavy\tmd\t1,200\tBox 1\n#1\t#1\t#1\t3\t'
    const dry = (await receive(shop, text, 'True')).json<Receipt>()
    expect(dry).toMatchObject({ wrong: 0, units: 1, pieces: 1203 })
    expect(dry.rows.map(({ row, before, after }) => [row, before, after])).toEqual([
      [2, 0, 1200],
      [3, 1200, 1203],
    ])
    expect(await units(shop)).toEqual([])
    expect((await receive(shop, text)).statusCode).toBe(200)
    expect(await units(shop)).toMatchObject([{ quantity: 1203 }])
  })

  it('says what is wrong with which row, and then nothing of it is received', async () => {
    const shop = await stockedShop()
    const text = 'Everyday Tee,Navy,MD,5\n#1,Red,MD,5\nShirt,Navy,XS,none\n#1,#1,#1,"1,5"\n,,,'
    const { rows, wrong } = (await receive(shop, text, 'True')).json<Receipt>()
    expect(wrong).toBe(3)
    expect(
      rows.map(({ errors }) => errors.map(({ column, message }) => `${column}: ${message}`)),
    ).toEqual([
      [],
      ['color: There is no color “Red”.'],
      [
        'product: There is no product “Shirt”.',
        'size: There is no size “XS”.',
        'quantity: Enter a quantity as a number.',
      ],
      ['quantity: “1,5” can be 1.5 or 15. Write it without a comma.'],
    ])
    const refused = await receive(shop, text)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: '3 rows are wrong, so nothing was received.' },
    ])
    expect(await units(shop)).toEqual([])
  })

  it(
    'of 3,000 rows is received as a whole, each row a movement; of one more nothing is',
    byEngine,
    async () => {
      const shop = await stockedShop()
      const text = Array.from({ length: 3_000 }, (_, row) => `#1,#1,#1,2,Box ${row}`).join('\n')
      const refused = await receive(shop, `${text}\n#1,#1,#1,2,Box`)
      expect([refused.statusCode, refused.json()]).toEqual([
        413,
        { message: 'Receive at most 3000 rows at once.' },
      ])
      expect((await receive(shop, text)).json<Receipt>()).toMatchObject({ wrong: 0, pieces: 6_000 })
      expect(await units(shop)).toMatchObject([{ quantity: 6_000 }])
      expect(await shop.db.read.$count(stockMovement)).toBe(3_000)
      const { body } = await shop.get('/stock/updateDeleteStock/3000/')
      expect(JSON.parse(body)).toMatchObject({ quantity: 2, notes: 'Box 2999' })
    },
  )

  it('of nothing is refused', async () => {
    const shop = await stockedShop()
    expect((await receive(shop, ' \n ')).statusCode).toBe(400)
  })
})

describe('a count', () => {
  const count = (before: number, quantity: number) => ({
    notes: 'Counted',
    counts: [{ product_color: 1, size: 1, before, quantity }],
  })

  it('becomes an In or an Out movement of the difference', async () => {
    const shop = await stockedShop()
    expect((await shop.put('/staff/products/1/stock/', count(0, 6))).json()).toEqual({
      movements: 1,
    })
    await shop.put('/staff/products/1/stock/', count(6, 2))
    expect((await shop.get('/stock/allStock/')).json()).toMatchObject([
      { movement_type: 'In', quantity: 6, notes: 'Counted' },
      { movement_type: 'Out', quantity: 4 },
    ])
    expect((await shop.put('/staff/products/1/stock/', count(2, 2))).json()).toEqual({
      movements: 0,
    })
  })

  it('of a unit that moved meanwhile is refused whole', byEngine, async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 3)
    const refused = await shop.put('/staff/products/1/stock/', count(5, 9))
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'Navy, MD is at 3 now, not 5: look at it again before saving.' },
    ])
    const foreign = { notes: '', counts: [{ product_color: 7, size: 1, before: 0, quantity: 1 }] }
    expect((await shop.put('/staff/products/1/stock/', foreign)).statusCode).toBe(400)
    expect(await units(shop)).toMatchObject([{ quantity: 3 }])
  })
})

it('a movement’s history shows every correction, by whom, and which row is in effect', async () => {
  const shop = await stockedShop()
  await move(shop, 1, 1, 'In', 10)
  await shop.patch('/stock/updateDeleteStock/1/', { quantity: 4, notes: 'Miscounted' })
  const rows = (await shop.get('/staff/stock/movements/1/history/')).json<LedgerRow[]>()
  expect(
    rows.map(({ movement_type, quantity, reverses, stands }) => [
      movement_type,
      quantity,
      reverses,
      stands,
    ]),
  ).toEqual([
    ['In', 10, null, false],
    ['Out', 10, 1, false],
    ['In', 4, null, true],
  ])
  expect(rows[2]?.staff).toBeTruthy()
  expect((await shop.get('/staff/stock/movements/9/history/')).statusCode).toBe(404)
})

it.each([
  ['GET', '/staff/stock/units/'],
  ['POST', '/staff/stock/receipts/'],
  ['GET', '/staff/stock/movements/1/history/'],
] as const)('%s %s is only for staff', async (method, url) => {
  const shop = await stockedShop()
  expect((await shop.anonymous(method, url)).statusCode).toBe(401)
})
