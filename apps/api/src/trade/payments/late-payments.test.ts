import { describe, expect, it } from 'vitest'
import { payment, refund } from '../../db/schema/payments'
import { oneSkirt, orderingShop, skirt } from '../../test/ordering'
import { chooseAt, left, methods, payAt, stateOf, wayBack } from '../../test/paying'
import { call, read } from '../../test/staff-orders'

describe.each(methods)('a payment with %s', (method) => {
  it('that never comes gives its pieces back after 15 minutes, once', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    await shop.later(14)
    expect([await left(shop), (await stateOf(shop, placed)).state]).toEqual([8, 'placed'])
    await Promise.all([shop.later(2), shop.app.doChores()])
    await shop.later(1)
    expect(await left(shop)).toBe(9)
    expect(await stateOf(shop, placed)).toMatchObject({
      state: 'cancelled',
      payment_state: 'failed',
    })
    const refused = await shop.guest(placed, '/payments', { method })
    expect(refused.statusCode).toBe(409)
  })

  it('that comes after the hold takes the pieces again, if they are there', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'late')
    // The gateway follows the shop's clock: the payment is made meanwhile, but the shop doesn't ask about it.
    await shop.db.write.update(payment).set({ next_check_at: null })
    await shop.later(20)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'cancelled' })
    await shop.app.inject({
      url: wayBack(chosen),
    })
    expect(await stateOf(shop, placed)).toMatchObject({
      state: 'confirmed',
      paid: 906,
      refunded: 0,
    })
    expect(await left(shop)).toBe(8)
  })

  it('that comes after the hold is refunded if its pieces are sold out', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'late')
    await shop.db.write.update(payment).set({ next_check_at: null })
    await shop.later(20)
    const all = { ...oneSkirt, lines: [{ ...skirt, quantity: 9 }], expected_total: 8106 }
    expect((await shop.place(all)).statusCode).toBe(201)
    const back = wayBack(chosen)
    await Promise.all([shop.app.inject({ url: back }), shop.app.inject({ url: back })])
    expect(await stateOf(shop, placed)).toEqual({
      state: 'cancelled',
      payment_state: 'refund_due',
      paid: 906,
      refunded: 906,
    })
    expect([await left(shop), await shop.db.read.$count(refund)]).toEqual([0, 1])
  })

  it('that came twice is refunded once', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const first = await chooseAt(shop, placed, method, 'pay')
    const second = await chooseAt(shop, placed, method, 'pay')
    for (const { headers } of [first, second]) {
      await shop.app.inject({ url: wayBack({ headers }) })
    }
    expect(await stateOf(shop, placed)).toMatchObject({
      state: 'confirmed',
      payment_state: 'refund_due',
      paid: 1812,
      refunded: 906,
    })
  })

  it('that failed, and comes later after all with another amount, waits for a person', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, method, 'fail')
    const [row] = await shop.db.read.select().from(payment)
    expect(row?.state).toBe('failed')
    const id = method === 'khalti' ? row?.gateway_reference : row?.reference
    await shop.app.inject({
      method: 'POST',
      url: `/simulator/${method}/choose`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${id}&choice=wrong`,
    })
    await call(shop, 'POST', `/orders/${number}/payments/check`)
    const { payment_state, payments } = await read(shop, number)
    expect([payment_state, payments]).toMatchObject(['review', [{ state: 'review' }]])
    expect(payments[0]?.came).toBeGreaterThan(0)
  })
})
