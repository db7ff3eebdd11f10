import type { Failure, Product, ProductFacts } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { openTestShop, shopOfFour } from '../test/test-app'

const titles = async (shop: TestShop, query: string) =>
  (await shop.get(`/staff/products/?${query}`)).json<Product[]>().map(({ title }) => title)

const facts = async (shop: TestShop, ids: string) =>
  (await shop.get(`/staff/products/facts/?ids=${ids}`)).json<ProductFacts[]>()

const shortDescription = { check: 'short_description', severity: 'hint' }

describe('the product list of staff', () => {
  it('says how many pieces are left of each product, and how many units are low or out', async () => {
    const shop = await shopOfFour()
    expect(await facts(shop, '1,2,3')).toMatchObject([
      { id: 1, stock: 'low', pieces: 18, low: 0, out: 1 },
      { id: 2, stock: 'in', pieces: 9, low: 0, out: 0 },
      { id: 3, stock: 'low', pieces: 2, low: 1, out: 0 },
    ])
    await shop.put('/staff/stock/units/4/1/', { low_stock: 1 })
    await move(shop, 3, 1, 'Out', 9)
    expect(await facts(shop, '3,2,99')).toMatchObject([
      { id: 3, stock: 'in', pieces: 2, low: 0 },
      { id: 2, stock: 'out', pieces: 0, out: 1 },
    ])
  })

  it('shows a picture of each product, and what it lacks, the gravest first', async () => {
    const shop = await shopOfFour()
    await shop.form('POST', '/product/createProduct/', productForm({ title: 'Cap' }))
    const [blouse, cap] = await facts(shop, '1,4')
    expect(blouse).toMatchObject({ missing: [shortDescription] })
    expect(blouse?.picture).toMatch(/^\/media\//)
    expect(cap).toEqual({
      id: 4,
      picture: null,
      stock: 'out',
      pieces: 0,
      low: 0,
      out: 0,
      missing: [{ check: 'no_color', severity: 'stops' }, shortDescription],
    })
    const description = 'A description of exactly forty characters'.slice(0, 40)
    await shop.patch('/product/updateDeleteProduct/1/', { description })
    expect(await facts(shop, '1')).toMatchObject([{ missing: [] }])
    await shop.patch('/product/updateDeleteProduct/1/', { description: description.slice(1) })
    expect(await facts(shop, '1')).toMatchObject([{ missing: [shortDescription] }])
  })

  it('is filtered by stock and by what is missing, together with the other filters', async () => {
    const shop = await shopOfFour()
    await shop.form('POST', '/product/createProduct/', productForm({ title: 'Cap' }))
    expect(await titles(shop, 'stock=in')).toEqual(['Skirt'])
    expect(await titles(shop, 'stock=low')).toEqual(['Blouse', 'Tee | Plain'])
    expect(await titles(shop, 'stock=low&category=2')).toEqual(['Tee | Plain'])
    expect(await titles(shop, 'stock=out')).toEqual(['Cap'])
    expect(await titles(shop, 'missing=stops')).toEqual(['Cap'])
    expect(await titles(shop, 'missing=no_color&q=cap')).toEqual(['Cap'])
    expect(await titles(shop, 'missing=no_stock')).toEqual([])
    expect(await titles(shop, 'missing=short_description&page_size=2')).toHaveLength(2)
    expect((await shop.get('/staff/products/?missing=luck')).statusCode).toBe(400)
    const csv = await shop.get('/staff/export/products/?stock=in')
    expect(csv.body.trim().split('\r\n')).toHaveLength(2)
  })

  it('is sorted by pieces and by what stops products from selling, but not for shoppers', async () => {
    const shop = await shopOfFour()
    await shop.form('POST', '/product/createProduct/', productForm({ title: 'Cap' }))
    expect(await titles(shop, 'sort=-stock')).toEqual(['Blouse', 'Skirt', 'Tee | Plain', 'Cap'])
    expect((await titles(shop, 'sort=-missing'))[0]).toBe('Cap')
    const open = await shop.get('/product/allProduct/?sort=stock')
    expect(open.statusCode).toBe(400)
    expect(open.json<Failure>().message).not.toContain('stock')
    const all = await shop.get('/product/allProduct/?stock=in')
    expect(all.json<Product[]>()).toHaveLength(4)
  })

  it('takes at most a page of ids', async () => {
    const shop = await openTestShop()
    const ids = Array.from({ length: 101 }, (_, place) => place + 1)
    expect(await facts(shop, ids.slice(1).join())).toEqual([])
    for (const wrong of [ids.join(), '', 'one', '1;2']) {
      expect((await shop.get(`/staff/products/facts/?ids=${wrong}`)).statusCode).toBe(400)
    }
  })
})
