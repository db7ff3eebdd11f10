import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../lib/times'
import { addSale } from '../../test/sale-offers'
import { shopOfFour } from '../../test/test-app'
import { linkTo, visitor } from '../../test/visiting'

const asWritten = { Blouse: 2000, Skirt: 900, 'Tee | Plain': 1200 }
const halved = { Blouse: 1000, Skirt: 750, 'Tee | Plain': 600 }
const DAY_MINUTES = 24 * 60
const [skirt, tee] = [3, 4]

/** A shop with a sale of half the price that starts in a day and ends a day later, and when it starts, in ms. */
async function shopBeforeSale() {
  const shop = await shopOfFour()
  const start = shop.now() + DAY_MINUTES * MINUTE_MS
  const iso = (time: number) => new Date(time).toISOString()
  const ends_at = iso(start + DAY_MINUTES * MINUTE_MS)
  await addSale(shop, { percent_off: 50, starts_at: iso(start), ends_at })
  return { shop, start }
}

it('a sale’s prices are in lists, on product pages and in the cart from its start to its end, and not before', async () => {
  const { shop, start } = await shopBeforeSale()
  for (const [minutes, expected] of [
    [-1, asWritten],
    [0, halved],
    [DAY_MINUTES - 1, halved],
    [DAY_MINUTES, asWritten],
  ] as const) {
    const then = await visitor(shop, await linkTo(shop, start + minutes * MINUTE_MS))
    expect([minutes, await then.prices()]).toEqual([minutes, expected])
    expect(await then.cartPrices(skirt, tee)).toEqual([expected.Skirt, expected['Tee | Plain']])
    const page = (await then.get('/store/products/3')).json<{ price: number }>()
    expect(page.price).toBe(expected['Tee | Plain'])
  }
})

it('the real shop and the shop as of a later time never show each other’s prices, on either side of a sale’s start', async () => {
  const { shop, start } = await shopBeforeSale()
  const now = await visitor(shop)
  expect(await now.prices()).toEqual(asWritten)
  const then = await visitor(shop, await linkTo(shop, start))
  for (let round = 0; round < 3; round += 1) {
    expect(await then.prices()).toEqual(halved)
    expect(await now.prices()).toEqual(asWritten)
    expect(await then.cartPrices(skirt)).toEqual([750])
    expect(await now.cartPrices(skirt)).toEqual([900])
  }
  // Every kept answer and price is made anew.
  await shop.patch('/product/updateDeleteProduct/1/', { price: 2400 })
  expect(await now.prices()).toEqual({ ...asWritten, Blouse: 2400 })
  expect(await then.prices()).toEqual({ ...halved, Blouse: 1200 })

  // The sale starts, and the shop as of a later time is past its end.
  await shop.later(DAY_MINUTES)
  await shop.signIn()
  const later = await visitor(shop, await linkTo(shop, start + DAY_MINUTES * MINUTE_MS))
  for (let round = 0; round < 3; round += 1) {
    expect(await later.prices()).toEqual({ ...asWritten, Blouse: 2400 })
    expect(await now.prices()).toEqual({ ...halved, Blouse: 1200 })
    expect(await later.cartPrices(skirt)).toEqual([900])
    expect(await now.cartPrices(skirt)).toEqual([750])
  }
})

it('time goes on from there, so that a sale starts before one’s eyes', async () => {
  const { shop, start } = await shopBeforeSale()
  const then = await visitor(shop, await linkTo(shop, start - 2 * MINUTE_MS))
  expect(await then.prices()).toEqual(asWritten)
  await shop.later(1)
  expect(await then.prices()).toEqual(asWritten)
  await shop.later(1)
  expect(await then.prices()).toEqual(halved)
  expect(await then.cartPrices(tee)).toEqual([600])
})

it('products that go live or end by time are there, are found, or are gone', async () => {
  const { shop, start } = await shopBeforeSale()
  const at = new Date(start).toISOString()
  await shop.patch('/product/updateDeleteProduct/1/', { goes_live_at: at })
  await shop.patch('/product/updateDeleteProduct/2/', { ends_at: at })
  const now = await visitor(shop)
  const then = await visitor(shop, await linkTo(shop, start))
  expect(Object.keys(await now.prices())).toEqual(['Skirt', 'Tee | Plain'])
  expect(Object.keys(await then.prices())).toEqual(['Blouse', 'Tee | Plain'])
  const found = async ({ get }: typeof now) =>
    (await get('/store/products?q=blouse')).json<{ total: number }>().total
  expect([await found(now), await found(then)]).toEqual([0, 1])
  const status = async ({ get }: typeof now, id: number) =>
    (await get(`/store/products/${id}`)).statusCode
  expect([await status(now, 1), await status(then, 1)]).toEqual([404, 200])
  expect([await status(now, 2), await status(then, 2)]).toEqual([200, 410])
  expect(await then.cartPrices(skirt)).toEqual([])
})
