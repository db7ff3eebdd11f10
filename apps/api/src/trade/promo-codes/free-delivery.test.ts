import type { PricedCart } from '@etrend/contract'
import { expect, test } from 'vitest'
import { oneSkirt, orderingShop, skirt } from '../../test/ordering'
import { call } from '../../test/staff-orders'

const promo_code = 'sendfree'

async function shopWithCode(terms: object) {
  const shop = await orderingShop()
  const made = await call(shop, 'POST', '/promo-codes', { code: 'SendFree', ...terms })
  const cart = async () => {
    const payload = { lines: [skirt], promo_code }
    const answer = await shop.app.inject({ method: 'POST', url: '/store/cart', payload })
    return answer.json<PricedCart>().totals
  }
  return { shop, made, cart }
}

test('a code for free delivery alone takes off the delivery fee and nothing else', async () => {
  const { shop, made, cart } = await shopWithCode({ free_delivery: true })
  expect(made.json()).toMatchObject({ amount_off: 0, percent_off: null, free_delivery: true })
  expect(await cart()).toEqual({ subtotal: 900, discount: 0, shipping: 0, tax: 4, total: 904 })
  const placed = await shop.placed({ ...oneSkirt, promo_code, expected_total: 904 })
  expect((await shop.guest(placed)).json()).toMatchObject({
    promo_code: 'SendFree',
    totals: { discount: 0, shipping: 0, total: 904 },
  })
})

test('a code can take an amount and the delivery fee off', async () => {
  const { cart } = await shopWithCode({ amount_off: 25, free_delivery: true })
  expect(await cart()).toMatchObject({ discount: 25, shipping: 0, total: 879 })
})

test('a code without free delivery leaves the delivery fee', async () => {
  const { cart } = await shopWithCode({ amount_off: 25 })
  expect(await cart()).toMatchObject({ discount: 25, shipping: 2, total: 881 })
})

test('a code must take something off', async () => {
  const { made } = await shopWithCode({ free_delivery: false })
  expect([made.statusCode, made.json()]).toMatchObject([
    400,
    { fields: { amount_off: 'Enter what it takes off, as an amount or a percentage.' } },
  ])
})

test('an order with free delivery stays without delivery fee when staff edit it', async () => {
  const { shop } = await shopWithCode({ free_delivery: true })
  const { number } = await shop.placed({ ...oneSkirt, promo_code, expected_total: 904 })
  const { lines: _lines, payment_method: _method, expected_total: _total, ...to } = oneSkirt
  const edit = { ...to, lines: [{ ...skirt, quantity: 2 }] }
  const preview = await call(shop, 'POST', `/orders/${number}/edit/preview`, edit)
  expect(preview.json()).toMatchObject({ after: { subtotal: 1800, shipping: 0, total: 1804 } })
})
