import type { BulkResult, Failure, Product } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { one } from '../db/rows'
import { product } from '../db/schema/catalogue'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'
import { writesDuring } from '../test/writes-during'

const products = async (shop: TestShop) =>
  (await shop.get('/product/allProduct/')).json<Product[]>()

const change = (shop: TestShop, ids: number[], fields: object) =>
  shop.post('/staff/bulk/products/', { ids, change: fields })

describe('changing many products', () => {
  it('takes a percentage off each price, in whole rupees, and is undone as one', async () => {
    const shop = await shopOfFour()
    const { audit } = (await change(shop, [1, 2, 3], { percent_off: 15 })).json<BulkResult>()
    const prices = async () => (await products(shop)).map((row) => row.discounted_price)
    expect(await prices()).toEqual([1700, 1275, 1020])
    await shop.post(`/staff/audit/${audit}/undo/`)
    expect(await prices()).toEqual([null, 900, null])
  })

  it('never reduces a price below one rupee', async () => {
    const shop = await shopOfFour()
    await change(shop, [1], { price: 40, discounted_price: null })
    await change(shop, [1], { percent_off: 99 })
    expect((await products(shop))[0]).toMatchObject({ price: 40, discounted_price: 1 })
    await change(shop, [1], { price: 1, discounted_price: null })
    expect((await change(shop, [1], { percent_off: 99 })).statusCode).toBe(409)
  })

  it('sets and takes away discount, featured and slider', async () => {
    const shop = await shopOfFour()
    await change(shop, [1, 2], { discounted_price: null, is_featured: false, is_slider: true })
    expect(await products(shop)).toMatchObject([
      { discounted_price: null, is_featured: false, is_slider: true },
      { discounted_price: null, is_featured: false, is_slider: true },
      { is_featured: true, is_slider: false },
    ])
  })

  it('changes all or none, and names each row that is wrong', async () => {
    const shop = await shopOfFour()
    const before = await products(shop)
    const refused = await change(shop, [1, 2, 99], { price: 900 })
    expect(refused.statusCode).toBe(409)
    expect(refused.json<Failure>().rows).toEqual([
      { id: 2, label: 'Skirt', message: 'Enter a discounted price below the price.' },
      { id: 99, label: 'No. 99', message: 'There is no product with this id.' },
    ])
    expect(await products(shop)).toEqual(before)
  })

  it('is refused without a change, or with two that contradict each other', async () => {
    const shop = await shopOfFour()
    for (const fields of [{}, { percent_off: 10, discounted_price: 5 }, { percent_off: 0 }]) {
      expect((await change(shop, [1], fields)).statusCode).toBe(400)
    }
    expect((await change(shop, [], { price: 5 })).statusCode).toBe(400)
    const many = Array.from({ length: 1_001 }, (_, index) => index + 1)
    expect((await change(shop, many, { price: 5 })).json<Failure>().message).toBe(
      'Choose at most 1000 rows at a time.',
    )
    expect((await change(shop, many.slice(1), { price: 5 })).statusCode).toBe(409)
  })

  it('is undone for the products that nobody changed since; the answer names the others', async () => {
    const shop = await shopOfFour()
    const { audit } = (await change(shop, [1, 3], { price: 5000 })).json<BulkResult>()
    await shop.patch('/product/updateDeleteProduct/3/', { price: 6000 })
    const undone = await shop.post(`/staff/audit/${audit}/undo/`)
    const tee = {
      id: 3,
      label: 'Tee | Plain',
      message: 'Somebody else changed this product meanwhile.',
    }
    expect(undone.json()).toMatchObject({ rows: 1, refused: [tee] })
    expect((await products(shop)).map(({ price }) => price)).toEqual([2000, 1500, 6000])
  })

  it('is not undone where all of them were changed since', async () => {
    const shop = await shopOfFour()
    const { audit } = (await change(shop, [3], { price: 5000 })).json<BulkResult>()
    await shop.patch('/product/updateDeleteProduct/3/', { price: 6000 })
    const refused = await shop.post(`/staff/audit/${audit}/undo/`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json<Failure>().rows).toMatchObject([{ id: 3 }])
    await shop.patch('/product/updateDeleteProduct/3/', { price: 5000 })
    expect((await shop.post(`/staff/audit/${audit}/undo/`)).statusCode).toBe(200)
  })

  it('lets other writes in between', async () => {
    const shop = await shopOfFour()
    const known = await one(shop.db.read.select().from(product).where(eq(product.id, 1)))
    const many = Array.from({ length: 196 }, (_, number) => ({
      ...known,
      id: 100 + number,
      title: `Copy ${number}`,
    }))
    await shop.db.write.insert(product).values(many)
    const ids = many.map(({ id }) => id)
    const changing = change(shop, ids, { price: 5000 })
    expect(await writesDuring(shop, changing)).toBeGreaterThan(1)
    expect((await changing).json<BulkResult>()).toMatchObject({ done: ids, refused: [] })
  })
})
