import { randomUUID } from 'node:crypto'
import type { AuditEntry, CostOf, SalesMargin, StockUnit } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { stockMovement } from '../db/schema/stock'
import type { TestShop } from '../test/open-shop'
import { oneSkirt, orderingShop, skirt } from '../test/ordering'
import { delivered } from '../test/staff-orders'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

const tee = { product_color: 1, size: 1 }
const receive = (shop: TestShop, lines: object[], id: string = randomUUID()) =>
  shop.post('/staff/stock/deliveries/', { id, notes: 'Box 1', lines })
const levels = async (shop: TestShop) =>
  (await shop.get('/staff/stock/units/')).json<StockUnit[]>().map(({ quantity }) => quantity)
const costOf = async (shop: TestShop, ids: string, of = 'units') =>
  (await shop.get(`/staff/costs/${of}/?${of}=${ids}`)).json<CostOf[]>()

describe('a scanned delivery', () => {
  it('is received once, however often it is sent', async () => {
    const shop = await stockedShop()
    const id = randomUUID()
    const lines = [{ ...tee, quantity: 3, unit_cost: 640.5 }]
    expect((await receive(shop, lines, id)).json()).toEqual({
      pieces: 3,
      units: 1,
      was_known: false,
    })
    expect((await receive(shop, lines, id)).json()).toEqual({
      pieces: 3,
      units: 1,
      was_known: true,
    })
    expect(await levels(shop)).toEqual([3])
    const [row] = await shop.db.read.select().from(stockMovement)
    expect(row).toMatchObject({ movement_type: 'In', notes: 'Box 1', unit_cost: 64_050 })
    const log = (await shop.get('/staff/audit/?action=receive')).json<AuditEntry[]>()
    expect(log).toMatchObject([{ label: '3 pieces in 1 units' }])
  })

  it('with a unit that was deleted, or a wrong number, is refused whole', async () => {
    const shop = await stockedShop()
    const gone = { product_color: 1, size: 9, quantity: 1 }
    expect((await receive(shop, [{ ...tee, quantity: 1 }, gone])).statusCode).toBe(404)
    for (const wrong of [{ quantity: 0 }, { quantity: 100_001 }, { quantity: 1, unit_cost: -1 }]) {
      expect((await receive(shop, [{ ...tee, ...wrong }])).statusCode).toBe(400)
    }
    expect((await receive(shop, [])).statusCode).toBe(400)
    expect((await receive(shop, [{ ...tee, quantity: 1 }], 'mine')).statusCode).toBe(400)
    expect(await levels(shop)).toEqual([])
  })
})

it('pasted rows may name a unit by its barcode, and say what a piece cost', async () => {
  const shop = await stockedShop()
  await shop.put('/staff/units/1/1/codes/', { sku: 'T-1', barcode: '4006381333931' })
  const text = 'Barcode,Qty,Cost\n4006381333931,4,600\nt-1,2,\n4006381333938,1,\nT-1,1,free'
  const rows = (part: string) => new File([part], 'rows.csv', { type: 'text/csv' })
  const dry = await shop.form('POST', '/staff/stock/receipts/', {
    rows: rows(text),
    dry_run: 'True',
  })
  expect(dry.json()).toMatchObject({
    wrong: 2,
    pieces: 6,
    rows: [
      { product: '4006381333931', cost: '600', after: 4 },
      { after: 6 },
      { errors: [{ column: 'code', message: 'No unit has the code 4006381333938.' }] },
      { errors: [{ column: 'cost', message: 'Enter a cost as a number.' }] },
    ],
  })
  const good = text.split('\n').slice(0, 3).join('\n')
  expect((await shop.form('POST', '/staff/stock/receipts/', { rows: rows(good) })).statusCode).toBe(
    200,
  )
  expect(await costOf(shop, '1-1')).toMatchObject([{ cost: 600 }])
})

describe('the cost of a unit', () => {
  it('is the average of its deliveries in effect, and the margin what is left of the price', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 50)
    const unknown = { id: '1-1', cost: null, price: 2500, margin: null, margin_percent: null }
    expect(await costOf(shop, '1-1')).toEqual([unknown])
    await receive(shop, [{ ...tee, quantity: 10, unit_cost: 1000 }])
    await receive(shop, [{ ...tee, quantity: 30, unit_cost: 600 }])
    const known = { id: '1-1', cost: 700, price: 2500, margin: 1800, margin_percent: 72 }
    expect(await costOf(shop, '1-1')).toEqual([known])
    expect(await costOf(shop, '1,99', 'products')).toEqual([{ ...known, id: '1' }])
    await shop.remove('/stock/updateDeleteStock/3/')
    expect(await costOf(shop, '1-1')).toMatchObject([{ cost: 1000 }])
    await shop.post('/staff/trash/restore/', { noun: 'stock', id: 3 })
    expect(await costOf(shop, '1-1')).toMatchObject([{ cost: 700 }])
  })

  it('stays with a delivery whose number of pieces is corrected', async () => {
    const shop = await stockedShop()
    await receive(shop, [{ ...tee, quantity: 10, unit_cost: 1000 }])
    await receive(shop, [{ ...tee, quantity: 10, unit_cost: 600 }])
    await shop.patch('/stock/updateDeleteStock/2/', { quantity: 30 })
    expect(await costOf(shop, '1-1')).toMatchObject([{ cost: 700 }])
  })

  it.each(['', 'x', '1-1,', '1-1-1'])('of “%s” is refused', async (ids) => {
    const shop = await stockedShop()
    expect((await shop.get(`/staff/costs/units/?units=${ids}`)).statusCode).toBe(400)
  })

  it.each([
    '/staff/costs/units/?units=1-1',
    '/staff/costs/products/?products=1',
    '/staff/sales/margin',
  ])('at %s is only for staff', async (url) => {
    const shop = await stockedShop()
    expect((await shop.anonymous('GET', url)).statusCode).toBe(401)
  })
})

it('the margin of sales counts pieces that were kept, at their average cost', async () => {
  const shop = await orderingShop()
  await receive(shop, [{ product_color: 3, size: 1, quantity: 10, unit_cost: 400 }])
  await delivered(shop, { ...oneSkirt, lines: [{ ...skirt, quantity: 2 }], expected_total: 1806 })
  const tees = { ...oneSkirt, phone: '984-0000009', expected_total: 1206 }
  await delivered(shop, { ...tees, lines: [{ product_color: 4, size: 1, quantity: 1 }] })
  const margin = (await shop.get('/staff/sales/margin?days=7')).json<SalesMargin>()
  const sums = { sales: 1800, cost: 800, margin: 1000, pieces: 2 }
  expect(margin).toMatchObject({
    days: 7,
    current: { ...sums, unknown_pieces: 1 },
    previous: { sales: 0, cost: 0, margin: 0, pieces: 0, unknown_pieces: 0 },
    products: [{ title: 'Skirt', ...sums, unknown_pieces: 0 }],
  })
})
