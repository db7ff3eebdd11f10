import type { CartChange, PricedCart } from '@etrend/contract'
import { expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { call, read } from '../../test/staff-orders'

const skirtProduct = '/product/updateDeleteProduct/2/'

async function cart(shop: OrderingShop) {
  const payload = { lines: [skirt, tee] }
  const answer = await shop.app.inject({ method: 'POST', url: '/store/cart', payload })
  return answer.json<PricedCart>()
}

it('a line of a product that ended is gone from the cart, and its sums', async () => {
  const shop = await orderingShop()
  const ends_at = new Date(shop.now() + 600_000).toISOString()
  await shop.patch(skirtProduct, { ends_at })
  expect((await cart(shop)).totals).toMatchObject({ subtotal: 2100 })
  await shop.later(11)
  const { lines, totals } = await cart(shop)
  expect([lines.map(({ name }) => name), totals.subtotal]).toEqual([['Tee | Plain'], 1200])
})

it('a product that isn’t on sale can’t be ordered, and its stock stays', async () => {
  const shop = await orderingShop()
  for (const status of ['draft', 'archived']) {
    await shop.patch(skirtProduct, { status })
    const refused = await shop.place()
    expect([refused.statusCode, refused.json<{ changes: CartChange[] }>().changes]).toMatchObject([
      409,
      [{ ...unitOf(skirt), kind: 'gone', message: 'One piece of your cart is not sold any more.' }],
    ])
  }
  await shop.patch(skirtProduct, { status: 'active' })
  expect((await shop.place()).statusCode).toBe(201)
})

it('an order keeps its pieces when their product is archived, and staff can still change it', async () => {
  const shop = await orderingShop()
  const lines = [skirt, tee]
  const { number } = await shop.placed({ ...oneSkirt, lines, expected_total: 2106 })
  await shop.patch(skirtProduct, { status: 'archived' })
  const wanted = { ...sita, lines: [{ ...skirt, quantity: 2 }, tee], expected_total: 3006 }
  expect((await call(shop, 'PUT', `/orders/${number}`, wanted)).statusCode).toBe(200)
  const { lines: kept } = await read(shop, number)
  expect(kept.map(({ quantity }) => quantity)).toEqual([2, 1])
})

function unitOf({ product_color, size }: typeof skirt) {
  return { product_color, size }
}
