import { expect, test } from 'vitest'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { call } from '../../test/staff-orders'

const forFirstOrder = 'This promo code is for a first order.'
const withCode = { ...oneSkirt, promo_code: 'welcome', expected_total: 881 }

/** A shop with a code of Rs. 25 for first orders. */
async function welcomingShop() {
  const shop = await orderingShop()
  const code = { code: 'Welcome', amount_off: 25, first_order_only: true }
  await call(shop, 'POST', '/promo-codes', code)
  return shop
}

test('a code for first orders is taken from a customer once, under one phone number', async () => {
  const shop = await welcomingShop()
  expect((await shop.place(withCode)).statusCode).toBe(201)
  const again = await shop.place(withCode)
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { message: forFirstOrder, fields: { promo_code: forFirstOrder } },
  ])
  expect((await shop.place({ ...withCode, phone: '9800000002' })).statusCode).toBe(201)
})

test('a code for first orders is refused after an order without it', async () => {
  const shop = await welcomingShop()
  await shop.placed(oneSkirt)
  expect((await shop.place(withCode)).json()).toMatchObject({ message: forFirstOrder })
})

test('a code for first orders counts the orders of the account, whatever the phone number', async () => {
  const shop = await welcomingShop()
  const { headers } = await signUp(shop, 'Ram')
  await shop.place({ ...oneSkirt, phone: '9800000003' }, { headers })
  const other = { ...withCode, phone: '9800000004' }
  expect((await shop.place(other, { headers })).statusCode).toBe(409)
  expect((await shop.place(other)).statusCode).toBe(201)
})

test('an order that was cancelled doesn’t count as the first one', async () => {
  const shop = await welcomingShop()
  const { number } = await shop.placed(oneSkirt)
  await call(shop, 'POST', `/orders/${number}/state`, { state: 'cancelled' })
  expect((await shop.place(withCode)).statusCode).toBe(201)
})

test('a code is for every order unless staff say otherwise', async () => {
  const shop = await orderingShop()
  const made = await call(shop, 'POST', '/promo-codes', { code: 'Tihar', amount_off: 25 })
  expect(made.json()).toMatchObject({ first_order_only: false })
  await shop.placed(oneSkirt)
  const order = { ...withCode, promo_code: 'tihar' }
  expect((await shop.place(order)).statusCode).toBe(201)
})
