import type { AuditEntry, Failure, GridConflict, Product, StockUnit } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { addManyWraps } from '../test/many-products'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

const save = (shop: TestShop, body: object) => shop.post('/staff/grid/', body)
const product = async (shop: TestShop, id: number) =>
  (await shop.get(`/product/updateDeleteProduct/${id}/`)).json<Product>()
const thresholds = async (shop: TestShop) =>
  (await shop.get('/staff/stock/units/')).json<StockUnit[]>().map(({ low_stock }) => low_stock)

const blouse = { id: 1, before: { price: 2000 }, after: { price: 2100 } }
const skirt = {
  id: 2,
  before: { price: 1500, discounted_price: 900 },
  after: { price: 800, discounted_price: null },
}
const unit = { product_color: 1, size: 1, before: { low_stock: null }, after: { low_stock: 5 } }

describe('the grid', () => {
  it('saves prices and thresholds together, and takes them back together', async () => {
    const shop = await shopOfFour()
    const saved = await save(shop, { products: [blouse, skirt], units: [unit] })
    expect(saved.json()).toMatchObject({ rows: 3 })
    expect(await product(shop, 1)).toMatchObject({ price: 2100, discounted_price: null })
    expect(await product(shop, 2)).toMatchObject({ price: 800, discounted_price: null })
    expect(await thresholds(shop)).toEqual([5, null, null, null, null])
    const { audit } = saved.json<{ audit: number }>()
    const entries = (await shop.get(`/staff/audit/?part_of=${audit}`)).json<AuditEntry[]>()
    expect(entries.map(({ action, label }) => `${action} ${label}`).toSorted()).toEqual([
      'edit Blouse',
      'edit Skirt',
      'threshold Blouse - Red, MD',
    ])
    const undone = await shop.post(`/staff/audit/${audit}/undo/`)
    expect(undone.json()).toMatchObject({ rows: 3, refused: [] })
    expect(await product(shop, 2)).toMatchObject({ price: 1500, discounted_price: 900 })
    expect(await thresholds(shop)).toEqual([null, null, null, null, null])
    await shop.post(`/staff/audit/${undone.json<{ audit: number }>().audit}/undo/`)
    expect(await thresholds(shop)).toEqual([5, null, null, null, null])
  })

  it('saves nothing where somebody else changed a cell meanwhile, and says what it is now', async () => {
    const shop = await shopOfFour()
    await shop.patch('/product/updateDeleteProduct/2/', { price: 1600 })
    await shop.put('/staff/stock/units/1/1/', { low_stock: 7 })
    const refused = await save(shop, { products: [blouse, skirt], units: [unit] })
    expect(refused.statusCode).toBe(409)
    expect(refused.json<{ conflicts: GridConflict[] }>().conflicts).toEqual([
      { rows: 'products', place: 1, field: 'price', now: 1600 },
      { rows: 'units', place: 0, field: 'low_stock', now: 7 },
    ])
    expect((await product(shop, 1)).price).toBe(2000)
  })

  it('finds no conflict in other fields, or where both made the same change', async () => {
    const shop = await shopOfFour()
    await shop.patch('/product/updateDeleteProduct/1/', { price: 2100, Brand: 'Himal' })
    const saved = await save(shop, { products: [blouse], units: [unit] })
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { rows: 1 }])
    expect((await save(shop, { products: [blouse] })).json()).toEqual({ audit: null, rows: 0 })
  })

  it('names each cell that is wrong, and saves none', async () => {
    const shop = await shopOfFour()
    const tooHigh = { id: 2, before: { discounted_price: 900 }, after: { discounted_price: 1500 } }
    const refused = await save(shop, { products: [blouse, tooHigh] })
    expect([refused.statusCode, refused.json<Failure>().fields]).toEqual([
      400,
      { 'products.1.discounted_price': 'Enter a discounted price below the price.' },
    ])
    expect((await product(shop, 1)).price).toBe(2000)
    const below = { ...tooHigh, after: { discounted_price: 1499.99 } }
    expect((await save(shop, { products: [below] })).statusCode).toBe(200)
  })

  it.each([
    [{ products: [{ ...blouse, after: { price: 0 } }] }, 'Enter a price above 0.'],
    [{ products: [{ ...blouse, id: 99 }] }, 'This product was deleted meanwhile.'],
    [{ products: [blouse, blouse] }, 'Name each product once.'],
    [{ units: [{ ...unit, size: 9 }] }, 'This unit was deleted meanwhile.'],
    [{ units: [{ ...unit, after: { low_stock: 100_001 } }] }, 'Enter up to 100000.'],
    [{ products: [], units: [] }, 'Change at least one cell.'],
  ])('refuses %o', async (body, message) => {
    const shop = await shopOfFour()
    const refused = await save(shop, body)
    expect([refused.statusCode, refused.json<Failure>().message]).toEqual([400, message])
  })

  it('saves 500 rows at a time, and no more', async () => {
    const shop = await shopOfFour()
    await addManyWraps(shop, 'Light.')
    const rows = (await shop.get('/product/allProduct/?q=wrap')).json<Product[]>()
    const many = rows.slice(0, 501).map(({ id }) => ({
      id,
      before: { price: 1000, discounted_price: null },
      after: { price: 1200.5, discounted_price: 1100.5 },
    }))
    const refused = await save(shop, { products: many })
    expect(refused.json<Failure>().message).toBe('Save at most 500 rows at a time.')
    const saved = await save(shop, { products: many.slice(1) })
    expect(saved.json()).toMatchObject({ rows: 500 })
    expect(await product(shop, many[1]?.id ?? 0)).toMatchObject(many[1]?.after ?? {})
    expect((await product(shop, many[0]?.id ?? 0)).price).toBe(1000)
  })

  it('takes back what nobody changed since, and names the rest', async () => {
    const shop = await shopOfFour()
    const saved = await save(shop, { products: [blouse], units: [unit] })
    await shop.put('/staff/stock/units/1/1/', { low_stock: 8 })
    const { audit } = saved.json<{ audit: number }>()
    expect((await shop.post(`/staff/audit/${audit}/undo/`)).json()).toMatchObject({
      rows: 1,
      refused: [{ message: 'Somebody else changed this threshold meanwhile.' }],
    })
    expect((await product(shop, 1)).price).toBe(2000)
    expect((await thresholds(shop))[0]).toBe(8)
  })
})
