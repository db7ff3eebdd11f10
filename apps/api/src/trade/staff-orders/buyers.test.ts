import { expect, test } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { colleague } from '../../test/colleagues'
import { oneSkirt, orderingShop, sita, type OrderingShop } from '../../test/ordering'
import { move } from '../../test/staff-orders'

const known = '+9779841234567'
const unknown = { orders: 0, refusals: 0, is_cash_blocked: false, details: null }

async function buyerOf(shop: Pick<OrderingShop, 'get'>, phone: string) {
  const answer = await shop.get(`/staff/buyers?phone=${encodeURIComponent(phone)}`)
  return answer.json<unknown>()
}

test('staff learn of refused parcels by a phone number in any spelling, and only once there are any', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  await move(shop, number, 'confirmed', 'packed', 'shipped')
  expect(await buyerOf(shop, known)).toMatchObject({ refusals: 0, is_cash_blocked: false })
  await move(shop, number, 'returned')
  for (const phone of [known, '984-1234567', '9841234567'])
    expect(await buyerOf(shop, phone)).toMatchObject({ refusals: 1, is_cash_blocked: false })
  expect(await buyerOf(shop, '9841234568')).toEqual(unknown)
})

test('staff learn that a phone number is blocked from cash, until it isn’t', async () => {
  const shop = await orderingShop()
  await shop.placed()
  const block = `/staff/customer-files/${encodeURIComponent(known)}/cash-block`
  await shop.put(block, { reason: 'Refused twice.' })
  expect(await buyerOf(shop, known)).toMatchObject({ refusals: 0, is_cash_blocked: true })
  expect(await buyerOf(shop, '9841234568')).toEqual(unknown)
  await shop.remove(block)
  expect(await buyerOf(shop, known)).toMatchObject({ refusals: 0, is_cash_blocked: false })
})

test(
  'a known phone number gives the details of its last delivered order, and how many it has',
  byEngine,
  async () => {
    const shop = await orderingShop()
    await shop.placed()
    await shop.later(1)
    await shop.placed({ ...oneSkirt, name: 'Sita Rai', street: 'Ward 3', landmark: 'The temple' })
    await shop.later(1)
    await shop.app.inject({
      method: 'POST',
      url: '/staff/walk-in-sales',
      headers: { ...shop.headers, 'idempotency-key': 'over-the-counter' },
      payload: { lines: oneSkirt.lines, phone: '984-1234567' },
    })
    const { email, province, district, city } = sita
    const place = { province, district, city, street: 'Ward 3', landmark: 'The temple' }
    expect(await buyerOf(shop, '9841234567')).toEqual({
      ...unknown,
      orders: 3,
      details: { name: 'Sita Rai', email, ...place },
    })
  },
)

test('half a phone number is no error, because staff are still typing', async () => {
  const shop = await orderingShop()
  expect(await buyerOf(shop, '')).toEqual(unknown)
  expect(await buyerOf(shop, '98412')).toEqual(unknown)
  expect((await shop.get('/staff/buyers')).statusCode).toBe(400)
  const editor = await colleague(shop, 'editor')
  expect((await editor.get(`/staff/buyers?phone=9841234567`)).statusCode).toBe(403)
})
