import { expect, test } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { oneSkirt, orderingShop } from '../../test/ordering'

const lines = [{ product_color: 3, size: 1, quantity: 2 }]

/** A shop, and a function that asks for the price of a cart with a promo code. */
async function shopWithCodes() {
  const shop = await orderingShop()
  const price = async (promo_code: string, client = '203.0.113.5') => {
    const headers = { 'x-forwarded-for': client }
    const payload = { lines, promo_code }
    return await shop.app.inject({ method: 'POST', url: '/store/cart', headers, payload })
  }
  return { shop, price }
}

test(
  'a network may try ten wrong promo codes a minute, and no right one after them',
  byEngine,
  async () => {
    const { shop, price } = await shopWithCodes()
    const guesses = Array.from({ length: 11 }, (_, index) => price(`summer${index}`))
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    const refused = await price('discount10')
    const message = 'Too many wrong promo codes. Please try again in a minute.'
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message, fields: { promo_code: message } },
    ])
    expect((await price('discount10', '203.0.113.6')).json()).toMatchObject({ promo: {} })
    await shop.later(1)
    expect((await price('discount10')).json()).toMatchObject({ promo: { code: 'discount10' } })
  },
)

test('a right code costs no guess, and a cart without one is always priced', async () => {
  const { shop, price } = await shopWithCodes()
  for (let change = 1; change <= 12; change += 1) {
    expect((await price('DISCOUNT10')).statusCode).toBe(200)
  }
  for (let guess = 1; guess <= 10; guess += 1) await price('nonsense')
  expect((await price('nonsense')).statusCode).toBe(429)
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const plain = await shop.app.inject({
    method: 'POST',
    url: '/store/cart',
    headers,
    payload: { lines },
  })
  expect(plain.statusCode).toBe(200)
})

test('an order with a wrong code is a guess too', async () => {
  const { shop, price } = await shopWithCodes()
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const place = (promo_code: string) => shop.place({ ...oneSkirt, promo_code }, { headers })
  for (let guess = 1; guess <= 10; guess += 1) {
    expect((await place(`winter${guess}`)).statusCode).toBe(409)
  }
  expect((await place('winter11')).statusCode).toBe(429)
  expect((await price('discount10')).statusCode).toBe(429)
})
