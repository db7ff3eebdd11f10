import type { AuditEntry, Receipt, StockUnit } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { shopOfFour, stockedShop } from '../test/test-app'

const log = async (shop: TestShop, noun: string) =>
  (await shop.get(`/staff/audit/?noun=${noun}`)).json<AuditEntry[]>()

const units = async (shop: TestShop, query = '') =>
  (await shop.get(`/staff/stock/units/${query}`)).json<StockUnit[]>()

const levels = async (shop: TestShop) =>
  (await units(shop)).map(({ id, quantity }) => [id, quantity])

async function receive(shop: TestShop, text: string, dry_run = 'False') {
  const rows = new File([text], 'delivery.csv', { type: 'text/csv' })
  return await shop.form('POST', '/staff/stock/receipts/', { rows, dry_run })
}

async function twoSizes() {
  const shop = await stockedShop()
  await shop.form('POST', '/comp/createSize/', { size_name: 'LG' })
  return shop
}

describe('the audit log says', () => {
  it('what was counted, and nothing of a count that changed nothing', async () => {
    const shop = await stockedShop()
    const count = (before: number, quantity: number) =>
      shop.put('/staff/products/1/stock/', {
        notes: '',
        counts: [{ product_color: 1, size: 1, before, quantity }],
      })
    const had = (await log(shop, 'products')).length
    await count(0, 6)
    await count(6, 6)
    const entries = await log(shop, 'products')
    expect(entries).toHaveLength(had + 1)
    expect(entries[0]).toMatchObject({
      action: 'count',
      row_id: 1,
      label: 'Everyday Tee',
      before: { 'Navy, MD': 0 },
      after: { 'Navy, MD': 6 },
    })
  })

  it('which threshold a unit got, once', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 1)
    const had = (await log(shop, 'stock')).length
    await shop.put('/staff/stock/units/1/1/', { low_stock: 10 })
    await shop.put('/staff/stock/units/1/1/', { low_stock: 10 })
    const entries = await log(shop, 'stock')
    expect(entries).toHaveLength(had + 1)
    expect(entries[0]).toMatchObject({
      action: 'threshold',
      label: 'Everyday Tee - Navy, MD',
      before: { low_stock: null },
      after: { low_stock: 10 },
    })
  })

  it('how many pieces of how many units a delivery brought', async () => {
    const shop = await twoSizes()
    await receive(shop, '#1,#1,MD,2\n#1,#1,LG,3\n#1,#1,MD,1')
    expect((await log(shop, 'stock'))[0]).toMatchObject({
      action: 'receive',
      label: '6 pieces in 2 units',
      after: { rows: 3, pieces: 6, units: 2 },
    })
  })
})

describe('a correction that names another unit', () => {
  it('takes the pieces from the one and gives them to the other', async () => {
    const shop = await twoSizes()
    await move(shop, 1, 1, 'In', 5)
    await shop.patch('/stock/updateDeleteStock/1/', { size: 2 })
    expect(await levels(shop)).toEqual([
      ['1-1', 0],
      ['1-2', 5],
    ])
  })

  it('is refused where the one would be left with less than nothing', async () => {
    const shop = await twoSizes()
    await move(shop, 1, 1, 'In', 5)
    await move(shop, 1, 1, 'Out', 1)
    expect((await shop.patch('/stock/updateDeleteStock/1/', { size: 2 })).statusCode).toBe(409)
    expect(await levels(shop)).toEqual([['1-1', 4]])
  })
})

describe('units', () => {
  it('have each their own threshold', async () => {
    const shop = await shopOfFour()
    await shop.put('/staff/stock/units/1/1/', { low_stock: 50 })
    const own = (await units(shop)).filter(({ threshold }) => threshold === 50)
    expect(own.map(({ id, stock }) => [id, stock])).toEqual([['1-1', 'low']])
  })

  it('are low up to the threshold, out at nothing, and sorted so', async () => {
    const shop = await twoSizes()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XL' })
    await move(shop, 1, 1, 'In', 4)
    await move(shop, 1, 2, 'In', 3)
    await move(shop, 1, 3, 'In', 1)
    await move(shop, 1, 3, 'Out', 1)
    const sorted = await units(shop, '?sort=stock')
    expect(sorted.map(({ size_name, stock }) => [size_name, stock])).toEqual([
      ['XL', 'out'],
      ['LG', 'low'],
      ['MD', 'in'],
    ])
  })

  it('are listed for one product, and found by its name', async () => {
    const shop = await shopOfFour()
    const ofSkirt = await units(shop, '?product=2')
    expect(ofSkirt.map(({ product_color_info }) => product_color_info)).toEqual(['Skirt - Red'])
    expect(await units(shop, '?q=skirt')).toEqual(ofSkirt)
  })
})

describe('the rows of a delivery', () => {
  it('are shown as they were read, with what is wrong beside its column', async () => {
    const shop = await stockedShop()
    const text = `Everyday Tee,Navy,MD,5,${'x'.repeat(501)}`
    const { rows } = (await receive(shop, text, 'True')).json<Receipt>()
    expect(rows).toMatchObject([
      { product: 'Everyday Tee', color: 'Navy', size: 'MD', product_color: 1, before: null },
    ])
    expect(rows[0]?.errors.map(({ column }) => column)).toEqual(['notes'])
    expect((await receive(shop, text)).json()).toEqual({
      message: '1 row is wrong, so nothing was received.',
    })
  })

  it('begin with the first line where that names no quantity', async () => {
    const shop = await stockedShop()
    const { rows } = (await receive(shop, 'Product,Navy,MD,5', 'True')).json<Receipt>()
    expect(rows).toMatchObject([{ row: 1, product: 'Product', product_color: null }])
  })
})
