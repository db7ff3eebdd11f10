import { expect, test } from 'vitest'
import { colleague } from '../../test/colleagues'
import { orderingShop, type OrderingShop } from '../../test/ordering'
import { move } from '../../test/staff-orders'

const known = '+9779841234567'

async function warningOf(shop: Pick<OrderingShop, 'get'>, phone: string) {
  const answer = await shop.get(`/staff/buyers?phone=${encodeURIComponent(phone)}`)
  return answer.json<unknown>()
}

test('staff learn of refused parcels by a phone number in any spelling, and only once there are any', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  await move(shop, number, 'confirmed', 'packed', 'shipped')
  expect(await warningOf(shop, known)).toEqual({ refusals: 0, is_cash_blocked: false })
  await move(shop, number, 'returned')
  for (const phone of [known, '984-1234567', '9841234567'])
    expect(await warningOf(shop, phone)).toEqual({ refusals: 1, is_cash_blocked: false })
  expect(await warningOf(shop, '9841234568')).toEqual({ refusals: 0, is_cash_blocked: false })
})

test('staff learn that a phone number is blocked from cash, until it isn’t', async () => {
  const shop = await orderingShop()
  await shop.placed()
  const block = `/staff/customer-files/${encodeURIComponent(known)}/cash-block`
  await shop.put(block, { reason: 'Refused twice.' })
  expect(await warningOf(shop, known)).toEqual({ refusals: 0, is_cash_blocked: true })
  expect(await warningOf(shop, '9841234568')).toEqual({ refusals: 0, is_cash_blocked: false })
  await shop.remove(block)
  expect(await warningOf(shop, known)).toEqual({ refusals: 0, is_cash_blocked: false })
})

test('half a phone number is no error, because staff are still typing', async () => {
  const shop = await orderingShop()
  expect(await warningOf(shop, '')).toEqual({ refusals: 0, is_cash_blocked: false })
  expect(await warningOf(shop, '98412')).toEqual({ refusals: 0, is_cash_blocked: false })
  expect((await shop.get('/staff/buyers')).statusCode).toBe(400)
  const editor = await colleague(shop, 'editor')
  expect((await editor.get(`/staff/buyers?phone=9841234567`)).statusCode).toBe(403)
})
