import {
  emptyScope,
  productList,
  type CollectionRule,
  type ProductScope,
  type Shop,
} from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { bestSelling } from '../db/schema/collections'
import { byEngine } from '../test/by-engine'
import { addCollection, titlesAt } from '../test/collecting'
import { addSale, listedPrices, only, shownPrice } from '../test/sale-offers'
import { standAt } from '../test/standing-clock'
import { shopOfFour } from '../test/test-app'

// Blouse Rs. 2,000 (Women, Tops), Skirt Rs. 1,500 for 900 (Women, Bottoms), Tee Rs. 1,200 (Men, Tops).
const [blouse, skirt, tee] = [1, 2, 3]
const asWritten = { Blouse: 2000, Skirt: 900, 'Tee | Plain': 1200 }
const WEEK_MS = 7 * 24 * 3_600_000

describe('a sale', () => {
  it('shows reduced prices beside the full ones on cards and product pages', async () => {
    const shop = await shopOfFour()
    await addSale(shop)
    expect(await listedPrices(shop)).toEqual({ Blouse: 1600, Skirt: 900, 'Tee | Plain': 960 })
    expect(await shownPrice(shop, blouse)).toEqual([1600, 2000])
    expect(await shownPrice(shop, skirt)).toEqual([900, 1500])
  })

  it('is heeded by price filters, sorting, the filter of discounted products and their counts', async () => {
    const shop = await shopOfFour()
    await addSale(shop, { ...only({ categories: [1] }), percent_off: 50 })
    expect(await listedPrices(shop, 'max_price=1000')).toEqual({ Blouse: 1000, Skirt: 750 })
    expect(Object.keys(await listedPrices(shop, 'sort=price-asc'))).toEqual([
      'Skirt',
      'Blouse',
      'Tee | Plain',
    ])
    expect(Object.keys(await listedPrices(shop, 'discounted=true'))).toEqual(['Blouse', 'Skirt'])
    const { facets } = productList.parse((await shop.get('/store/products')).json())
    expect(facets.price).toEqual({ min: 750, max: 1200 })
  })

  it('is named by a promo line that asks for the largest reduction', async () => {
    const shop = await shopOfFour()
    const line = async () => (await shop.get('/store/shop')).json<Shop>().promo_line
    await shop.patch('/staff/settings', { promo_line: 'Up to {max}% off' })
    expect(await line()).toBe('Up to 40% off')
    const { id } = await addSale(shop, { percent_off: 55 })
    expect(await line()).toBe('Up to 55% off')
    await shop.remove(`/staff/sale-offers/${id}/`)
    expect(await line()).toBe('Up to 40% off')
    await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: null })
    expect(await line()).toBe('')
    await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: 1499 })
    expect(await line()).toBe('')
    await shop.patch('/staff/settings', { promo_line: 'New every week' })
    expect(await line()).toBe('New every week')
  })

  it('and products count for the largest reduction only while they are on sale', async () => {
    const shop = await shopOfFour()
    await shop.patch('/staff/settings', { promo_line: 'Up to {max}% off' })
    const [start, end] = [shop.now() + WEEK_MS, shop.now() + 2 * WEEK_MS]
    const iso = (time: number) => new Date(time).toISOString()
    const times = { goes_live_at: iso(start), ends_at: iso(end) }
    // Rs. 2,000 for 700 is 65 % less; in the sale that begins later, for 500.
    await shop.patch('/product/updateDeleteProduct/1/', { discounted_price: 700, ...times })
    await addSale(shop, { percent_off: 75, starts_at: iso(start + 1000), ends_at: iso(end - 1000) })
    const line = async (time: number) => {
      standAt(time)
      return (await shop.get('/store/shop')).json<Shop>().promo_line
    }
    expect(await line(start - 1)).toBe('Up to 40% off')
    expect(await line(start)).toBe('Up to 65% off')
    expect(await line(start + 1000)).toBe('Up to 75% off')
    expect(await line(end - 1000)).toBe('Up to 65% off')
    expect(await line(end)).toBe('Up to 40% off')
  })

  it('is for its products, category, sub category or collection alone', async () => {
    const shop = await shopOfFour()
    const { id } = await addCollection(shop, { title: 'Hand', kind: 'hand', products: '3' })
    const prices = async (target: Parameters<typeof addSale>[1]) => {
      const sale = await addSale(shop, { percent_off: 50, ...target })
      const seen = await listedPrices(shop)
      await shop.remove(`/staff/sale-offers/${sale.id}/`)
      return seen
    }
    expect(await prices({ ...only({ products: [3] }) })).toMatchObject({
      ...asWritten,
      'Tee | Plain': 600,
    })
    expect(await prices({ ...only({ categories: [2] }) })).toMatchObject({
      Blouse: 2000,
      'Tee | Plain': 600,
    })
    expect(await prices({ ...only({ subcategories: [2] }) })).toMatchObject({
      ...asWritten,
      Skirt: 750,
    })
    expect(await prices({ ...only({ collections: [id] }) })).toMatchObject({
      ...asWritten,
      'Tee | Plain': 600,
    })
    expect(await listedPrices(shop)).toEqual(asWritten)
  })

  it(
    'is for all that it names, whatever its kind, except what it leaves out',
    byEngine,
    async () => {
      const shop = await shopOfFour()
      await shop.patch('/product/updateDeleteProduct/3/', { Brand: 'Himal' })
      const { id } = await addCollection(shop, { title: 'Hand', kind: 'hand', products: '1' })
      const prices = async (terms: object) => {
        const sale = await addSale(shop, { percent_off: 50, ...terms })
        const seen = await listedPrices(shop)
        await shop.remove(`/staff/sale-offers/${sale.id}/`)
        return seen
      }
      const [reducedBlouse, reducedSkirt, reducedTee] = [
        { Blouse: 1000 },
        { Skirt: 750 },
        { 'Tee | Plain': 600 },
      ]
      expect(await prices(only({ brands: ['HIMAL'] }))).toEqual({ ...asWritten, ...reducedTee })
      expect(await prices(only({ brands: ['himal'], subcategories: [2] }))).toEqual({
        ...asWritten,
        ...reducedSkirt,
        ...reducedTee,
      })
      const leavingOut = (excluding: Partial<ProductScope>) => ({
        excluding: { ...emptyScope, ...excluding },
      })
      expect(await prices(leavingOut({ brands: ['Himal'], collections: [id] }))).toEqual({
        ...asWritten,
        ...reducedSkirt,
      })
      const women = only({ categories: [1] })
      expect(await prices({ ...women, ...leavingOut({ products: [2] }) })).toEqual({
        ...asWritten,
        ...reducedBlouse,
      })
      expect(await prices({ ...women, ...leavingOut({ categories: [1] }) })).toEqual(asWritten)
    },
  )

  it('rounds reduced prices as it says', async () => {
    const shop = await shopOfFour()
    await shop.patch('/product/updateDeleteProduct/1/', { price: 1999 })
    for (const [round_to, price] of [
      [1, 1699],
      [5, 1700],
      [10, 1700],
    ]) {
      const { id } = await addSale(shop, { percent_off: 15, round_to })
      expect(await listedPrices(shop)).toMatchObject({ Blouse: price })
      await shop.remove(`/staff/sale-offers/${id}/`)
    }
  })

  it(
    'begins at its start and ends at its end by itself, in lists, pages and their tags',
    byEngine,
    async () => {
      const shop = await shopOfFour()
      const [start, end] = [shop.now() + WEEK_MS, shop.now() + 2 * WEEK_MS]
      const iso = (time: number) => new Date(time).toISOString()
      await addSale(shop, { starts_at: iso(start), ends_at: iso(end) })
      const seen = async (time: number) => {
        standAt(time)
        return [(await listedPrices(shop)).Blouse, ...(await shownPrice(shop, blouse))]
      }
      expect(await seen(start - 1)).toEqual([2000, 2000, null])
      expect(await seen(start)).toEqual([1600, 1600, 2000])
      expect(await seen(end - 1)).toEqual([1600, 1600, 2000])
      expect(await seen(end)).toEqual([2000, 2000, null])
      // A clock that is put back.
      expect(await seen(end - 1)).toEqual([1600, 1600, 2000])
      expect(await seen(start - 1)).toEqual([2000, 2000, null])
    },
  )

  it('changes kept answers when staff switch it off and on, and ends when it is deleted', async () => {
    const shop = await shopOfFour()
    const sale = await addSale(shop)
    const { id, ...terms } = sale
    const sent = async (is_active: boolean) => {
      await shop.put(`/staff/sale-offers/${id}/`, { ...terms, is_active })
      return await listedPrices(shop, 'category=men')
    }
    expect(await sent(false)).toEqual({ 'Tee | Plain': 1200 })
    expect(await sent(true)).toEqual({ 'Tee | Plain': 960 })
    await shop.remove(`/staff/sale-offers/${id}/`)
    expect(await listedPrices(shop, 'category=men')).toEqual({ 'Tee | Plain': 1200 })
  })

  it('gives way to a better one, and counts once for a product in several of its collections', async () => {
    const shop = await shopOfFour()
    const one = await addCollection(shop, { title: 'One', kind: 'hand', products: '1,3' })
    const other = await addCollection(shop, { title: 'Other', kind: 'hand', products: '3' })
    await addSale(shop, { ...only({ collections: [one.id] }), percent_off: 25 })
    await addSale(shop, { ...only({ collections: [other.id] }), amount_off: 299.99 })
    expect(await listedPrices(shop)).toMatchObject({ Blouse: 1500, 'Tee | Plain': 900 })
    await addSale(shop, { ...only({ collections: [other.id] }), amount_off: 300.01 })
    expect(await listedPrices(shop)).toMatchObject({ 'Tee | Plain': 899.99 })
  })

  it('stops at a product’s floor price, which only staff read', async () => {
    const shop = await shopOfFour()
    const address = `/product/updateDeleteProduct/${tee}/`
    await shop.patch(address, { floor_price: 1000.5 })
    await addSale(shop, { percent_off: 50 })
    expect(await shownPrice(shop, tee)).toEqual([1000.5, 1200])
    await shop.patch(address, { floor_price: 1200 })
    expect(await shownPrice(shop, tee)).toEqual([1200, null])
    const floor = async (headers = {}) =>
      (await shop.app.inject({ url: address, headers })).json<{ floor_price: unknown }>()
        .floor_price
    expect([await floor(shop.headers), await floor()]).toEqual([1200, null])
    const list = await shop.app.inject({ url: '/product/allProduct/' })
    expect(list.json<{ floor_price: unknown }[]>().map((row) => row.floor_price)).toEqual([
      null,
      null,
      null,
    ])
    const sorted = await shop.app.inject({ url: '/product/allProduct/?sort=floor_price' })
    expect(sorted.statusCode).toBe(400)
  })
})

describe('a sale of a collection by rule', () => {
  it.each<[string, Partial<CollectionRule>]>([
    ['price', { min_price: 1100, max_price: 1300 }],
    ['discount', { is_discounted: true }],
    ['colour', { color: 2 }],
    ['category', { category: 1 }],
    ['sub category', { subcategory: 3 }],
    ['age', { added_within_days: 1 }],
    ['best selling', { best_selling: 1 }],
    ['best selling of a category', { best_selling: 1, category: 1 }],
  ])('by %s reduces exactly the products on its page, which stay on it', async (_by, rule) => {
    const shop = await shopOfFour()
    const ranking = { id: 1, products: [3, 1], counted_at: new Date(shop.now()).toISOString() }
    await shop.db.write.insert(bestSelling).values(ranking)
    const { id, slug } = await addCollection(shop, { title: 'Rule', rule: JSON.stringify(rule) })
    const members = await titlesAt(shop, slug)
    await addSale(shop, { ...only({ collections: [id] }), percent_off: 60 })
    const prices = await listedPrices(shop)
    const reduced = Object.entries(asWritten).filter(([title, price]) => prices[title] !== price)
    expect(reduced.map(([title]) => title)).toEqual(members)
    expect(await titlesAt(shop, slug)).toEqual(members)
  })
})
