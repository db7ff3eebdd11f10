import type { BulkResult, Failure, Product } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { productForm } from '../test/forms'
import { addManyWraps } from '../test/many-products'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

type Matching = { count: number; mark: string }

const count = async (shop: TestShop, query: string) =>
  (await shop.get(`/staff/products/matching/?${query}`)).json<Matching>()
const change = (shop: TestShop, body: object) =>
  shop.post('/staff/bulk/products/', { change: { price: 5000 }, ...body })
const prices = async (shop: TestShop) =>
  (await shop.get('/product/allProduct/?page_size=4')).json<Product[]>().map(({ price }) => price)

describe('all products that match', () => {
  it('are counted and changed by the filters of the list, also without some of them', async () => {
    const shop = await shopOfFour()
    const { count: found, mark } = await count(shop, 'category=1')
    expect(found).toBe(2)
    const match = { query: { category: '1', page: '3' }, mark }
    expect((await change(shop, { match, ids: [2] })).json<BulkResult>().done).toEqual([1])
    const { audit } = (await change(shop, { match })).json<BulkResult>()
    expect(await prices(shop)).toEqual([5000, 5000, 1200])
    await shop.post(`/staff/audit/${audit}/undo/`)
    expect(await prices(shop)).toEqual([5000, 1500, 1200])
  })

  it('are not changed where others match by now', async () => {
    const shop = await shopOfFour()
    const { mark } = await count(shop, 'q=soft')
    const match = { query: { q: 'tops' }, mark: (await count(shop, 'q=tops')).mark }
    await shop.form('POST', '/product/createProduct/', productForm({ title: 'Cap' }))
    const refused = await change(shop, { match })
    expect([refused.statusCode, refused.json<Failure>().message]).toEqual([
      409,
      'Other products match by now: 3. Look at the list again, and select them anew.',
    ])
    expect((await change(shop, { match: { query: { q: 'soft' }, mark } })).statusCode).toBe(200)
    const unknown = { query: { stock: 'plenty' }, mark }
    expect((await change(shop, { match: unknown })).statusCode).toBe(400)
    expect((await change(shop, {})).json<Failure>().message).toBe('Choose the rows.')
  })

  it('may be thousands, but no more than one call can change', async () => {
    const shop = await shopOfFour()
    await addManyWraps(shop, 'Light.')
    await addManyWraps(shop, 'Warm.')
    const all = { query: { q: 'wrap' }, mark: (await count(shop, 'q=wrap')).mark }
    const body = { match: all, change: { Brand: 'Himal' } }
    const preview = await shop.post('/staff/bulk/products/preview/', body)
    expect(preview.json()).toMatchObject({ count: 4200, changes: 0, rows: [] })
    await addManyWraps(shop, 'Blue.')
    const more = { query: { q: 'wrap' }, mark: (await count(shop, 'q=wrap')).mark }
    const refused = await change(shop, { match: more })
    expect(refused.json<Failure>().message).toBe(
      'Choose at most 5000 products at a time: these are 6300.',
    )
  })
})
