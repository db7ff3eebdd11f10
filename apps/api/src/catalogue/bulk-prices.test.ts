import type { BulkResult, Failure, Product, ProductsPreview } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

const products = async (shop: TestShop) =>
  (await shop.get('/product/allProduct/')).json<Product[]>()
const prices = async (shop: TestShop) => (await products(shop)).map(({ price }) => price)

const change = (shop: TestShop, body: object) => shop.post('/staff/bulk/products/', body)
const preview = async (shop: TestShop, body: object) =>
  (await shop.post('/staff/bulk/products/preview/', body)).json<ProductsPreview>()
const setPrice = (shop: TestShop, id: number, price: number) =>
  shop.patch(`/product/updateDeleteProduct/${id}/`, { price })

const by = (price_by: object) => ({ ids: [1], change: { price_by } })

describe('a change of prices', () => {
  it('takes a percentage to the paisa, and is undone as one', async () => {
    const shop = await shopOfFour()
    await setPrice(shop, 3, 999.99)
    const ids = [1, 2, 3]
    const answer = await change(shop, { ids, change: { price_by: { percent: 12.5 } } })
    expect(await prices(shop)).toEqual([2250, 1687.5, 1124.99])
    await shop.post(`/staff/audit/${answer.json<BulkResult>().audit}/undo/`)
    expect(await prices(shop)).toEqual([2000, 1500, 999.99])
  })

  it.each([
    [1000, { percent: 0.1 }, 1001],
    [33.33, { percent: 50 }, 50],
    [0.03, { percent: 50 }, 0.05],
    [1002.49, { amount: 0.01, round_to: 5 }, 1005],
    [1002.48, { amount: 0.01, round_to: 5 }, 1000],
    [1004.99, { amount: 0.01, round_to: 10 }, 1010],
    [1004.98, { amount: 0.01, round_to: 10 }, 1000],
    [1000, { percent: 0.25, round_to: 5 }, 1005],
    [1000, { percent: 0.24, round_to: 5 }, 1000],
    [9_999_999.99, { amount: 0.01 }, 10_000_000],
    [150.25, { amount: -150.24 }, 0.01],
  ] as const)('of %s by %o makes it %s', async (price, price_by, after) => {
    const shop = await shopOfFour()
    await setPrice(shop, 1, price)
    expect((await change(shop, by(price_by))).statusCode).toBe(200)
    expect((await prices(shop))[0]).toBe(after)
  })

  it.each([
    [2, { amount: 0.4, round_to: 5 }, 'The price would be Rs.\u00a00 or less.'],
    [150.25, { amount: -150.25 }, 'The price would be Rs.\u00a00 or less.'],
    [9_999_999.99, { amount: 0.02 }, 'The price would be above Rs.\u00a01,00,00,000.'],
  ] as const)('of %s by %o is refused', async (price, price_by, message) => {
    const shop = await shopOfFour()
    await setPrice(shop, 1, price)
    const refused = await change(shop, by(price_by))
    expect([refused.statusCode, refused.json<Failure>().rows]).toEqual([
      409,
      [{ id: 1, label: 'Blouse', message }],
    ])
    expect((await prices(shop))[0]).toBe(price)
  })

  it('leaves discounted prices, unless they are to change too, and never passes them', async () => {
    const shop = await shopOfFour()
    const lower = { ids: [1, 2], change: { price_by: { percent: -40 } } }
    const refused = await change(shop, lower)
    expect(refused.json<Failure>().rows).toMatchObject([
      { id: 2, message: 'Enter a discounted price below the price.' },
    ])
    const left = await change(shop, { ...lower, leave_refused: true })
    expect(left.json<BulkResult>()).toMatchObject({ done: [1], refused: [{ id: 2 }] })
    const both = { price_by: { percent: -40, with_discount: true } }
    await change(shop, { ids: [2], change: both })
    expect(await products(shop)).toMatchObject([
      { price: 1200, discounted_price: null },
      { price: 900, discounted_price: 540 },
      { price: 1200 },
    ])
  })

  it('is refused where it contradicts itself', async () => {
    const shop = await shopOfFour()
    for (const fields of [
      { price_by: {} },
      { price_by: { percent: 1, amount: 1 } },
      { price_by: { percent: -100 } },
      { price_by: { percent: 1.234 } },
      { price_by: { amount: 5, round_to: 7 } },
      { price_by: { amount: 5 }, price: 900 },
      { price_by: { amount: 5, with_discount: true }, percent_off: 10 },
    ]) {
      expect((await change(shop, { ids: [1], change: fields })).statusCode).toBe(400)
    }
  })
})

describe('the preview of a change', () => {
  it('shows each product before and after, and those that can’t be changed', async () => {
    const shop = await shopOfFour()
    const fields = { price_by: { amount: -650 }, subcategory: 1, Brand: 'Himal' }
    expect(await preview(shop, { ids: [1, 2, 99], change: fields })).toEqual({
      count: 3,
      changes: 1,
      rows: [
        {
          id: 1,
          label: 'Blouse',
          before: { price: 2000, Brand: 'Adjective Attire' },
          after: { price: 1350, Brand: 'Himal' },
        },
      ],
      refusals: 2,
      refused: [
        { id: 2, label: 'Skirt', message: 'Enter a discounted price below the price.' },
        { id: 99, label: 'No. 99', message: 'There is no product with this id.' },
      ],
    })
    expect(await prices(shop)).toEqual([2000, 1500, 1200])
  })

  it('names sub categories, and counts products that stay as they are as unchanged', async () => {
    const shop = await shopOfFour()
    const fields = { ids: [1, 2], change: { subcategory: '2' } }
    expect(await preview(shop, fields)).toMatchObject({
      count: 2,
      changes: 1,
      rows: [
        { before: { subcategory: 'Women / Tops' }, after: { subcategory: 'Women / Bottoms' } },
      ],
    })
    expect((await change(shop, fields)).statusCode).toBe(200)
    expect((await products(shop))[0]?.subcategory).toBe(2)
    const unknown = await change(shop, { ids: [1], change: { subcategory: 99 } })
    expect(unknown.json<Failure>()).toMatchObject({
      message: 'Choose a sub category that exists.',
    })
  })
})
