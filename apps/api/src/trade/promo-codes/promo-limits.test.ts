import type { PricedCart } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt } from '../../test/ordering'
import { call } from '../../test/staff-orders'
import { standAt } from '../../test/standing-clock'

const DAY_MS = 24 * 3_600_000
const promo_code = 'dashain25'
const taken = [null, 201]

/** A shop with a code of Rs. 25 within these limits, and functions that use it on a skirt for Rs. 900. */
async function shopWithCode(limits: object) {
  const shop = await orderingShop()
  const code = { code: 'Dashain25', amount_off: 25, ...limits }
  expect((await call(shop, 'POST', '/promo-codes', code)).statusCode).toBe(201)
  const cart = async () => {
    const payload = { lines: [skirt], promo_code }
    const answer = await shop.app.inject({ method: 'POST', url: '/store/cart', payload })
    return answer.json<PricedCart>()
  }
  const order = (phone = oneSkirt.phone) =>
    shop.place({ ...oneSkirt, phone, promo_code, expected_total: 881 })
  return {
    shop,
    cart,
    order,
    /** What the cart says against the code, and the status of an order with it. */
    tried: async () => [(await cart()).promo_problem, (await order()).statusCode],
  }
}

describe('a promo code', () => {
  it('is taken from exactly its smallest subtotal on', async () => {
    const { tried } = await shopWithCode({ min_subtotal: 900 })
    expect(await tried()).toEqual(taken)
  })

  it('is refused where the subtotal is a paisa too small, whatever the fees', async () => {
    const { tried, order } = await shopWithCode({ min_subtotal: 900.01 })
    const message = 'This promo code needs a subtotal of Rs.\u00a0900.01 or more.'
    expect(await tried()).toEqual([message, 409])
    expect((await order()).json()).toEqual({ message, fields: { promo_code: message } })
  })

  it('is taken from the moment when it begins on', async () => {
    const begin = NOW + DAY_MS
    const { tried } = await shopWithCode({ valid_from: new Date(begin).toISOString() })
    standAt(begin - 1)
    expect(await tried()).toEqual(['Invalid promo code.', 409])
    standAt(begin)
    expect(await tried()).toEqual(taken)
  })

  it('is taken until the moment when it ends', async () => {
    const end = NOW + DAY_MS
    const { tried } = await shopWithCode({ valid_to: new Date(end).toISOString() })
    standAt(end)
    expect(await tried()).toEqual(['This promo code has ended.', 409])
    standAt(end - 1)
    expect(await tried()).toEqual(taken)
  })

  it('is taken as often as it may be used, and again for an order that was cancelled', async () => {
    const { shop, tried } = await shopWithCode({ max_uses: 2 })
    expect([await tried(), await tried()]).toEqual([taken, taken])
    const usedUp = ['This promo code has been used up.', 409]
    expect(await tried()).toEqual(usedUp)
    const [newest] = (await shop.get('/staff/orders')).json<{ number: string }[]>()
    await call(shop, 'POST', `/orders/${newest?.number}/state`, { state: 'cancelled' })
    expect([await tried(), await tried()]).toEqual([taken, usedUp])
  })

  it('is taken as often as a customer may use it, and then from another one', async () => {
    const { order } = await shopWithCode({ max_uses_per_customer: 2 })
    const phones = ['9800000001', '+977 9800000001', '9800000001', '9800000002']
    const statuses: number[] = []
    for (const phone of phones) statuses.push((await order(phone)).statusCode)
    expect(statuses).toEqual([201, 201, 409, 201])
  })

  it.each([
    [1, 9],
    [100, 900],
  ])('takes %d percent off', async (percent_off, discount) => {
    const { cart } = await shopWithCode({ amount_off: null, percent_off })
    expect((await cart()).totals).toMatchObject({ discount, total: 906 - discount })
  })

  it.each([0, 101, 1.5])('can’t take %d percent off', async (percent_off) => {
    const shop = await orderingShop()
    const refused = await call(shop, 'POST', '/promo-codes', { code: 'Tihar', percent_off })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { percent_off: 'Enter a whole percentage from 1 to 100.' } },
    ])
  })

  it.each([
    [179.99, 179.99],
    [180, 180],
    [180.01, 180],
  ])('of 20 percent takes at most Rs. %d off, here Rs. %d', async (max_off, discount) => {
    const { cart } = await shopWithCode({ amount_off: null, percent_off: 20, max_off })
    expect((await cart()).totals).toMatchObject({ discount })
  })
})
