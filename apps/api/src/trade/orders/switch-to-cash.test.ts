import { orderDetail } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { payment, refund } from '../../db/schema/payments'
import { byEngine } from '../../test/by-engine'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { chooseAt, left, methods, payAt, stateOf, wayBack } from '../../test/paying'
import { call, move, read } from '../../test/staff-orders'

describe.each(methods)('an order whose payment with %s is open', (method) => {
  it('becomes an ordinary cash order for its customer, once', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'fail')
    expect(orderDetail.parse((await shop.guest(placed)).json()).can_pay_cash).toBe(true)
    const switched = await shop.guest(placed, '/cash', {})
    expect([switched.statusCode, switched.json()]).toMatchObject([
      200,
      { payment_method: 'cod', payment_state: 'due', hold_expires_at: null, can_pay_cash: false },
    ])
    expect((await shop.guest(placed, '/cash', {})).statusCode).toBe(409)
    expect((await shop.guest(placed, '/payments', { method })).statusCode).toBe(409)
    const noted = await call(shop, 'POST', `/orders/${placed.number}/calls`, {
      outcome: 'confirmed',
    })
    expect(noted.statusCode).toBe(200)
    await move(shop, placed.number, 'packed', 'shipped', 'delivered')
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'paid', paid: 906 })
  })

  it('may be switched by staff too, and by no stranger', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const stranger = { ...placed, token: 'guessed' }
    expect((await shop.guest(stranger, '/cash', {})).statusCode).toBe(404)
    expect((await read(shop, placed.number)).can_pay_cash).toBe(true)
    const switched = await call(shop, 'POST', `/orders/${placed.number}/cash`, {})
    expect(switched.json()).toMatchObject({ payment_state: 'due', can_pay_cash: false })
    const cash = await shop.placed({ ...oneSkirt, phone: '984-7654321' })
    expect((await call(shop, 'POST', `/orders/${cash.number}/cash`, {})).statusCode).toBe(409)
    await shop.later(60)
    expect([await left(shop), (await stateOf(shop, placed)).state]).toEqual([7, 'placed'])
  })

  it('is not switched when the money is in already', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'pay', { comesBack: false })
    expect((await shop.guest(placed, '/cash', {})).statusCode).toBe(409)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

  it('refunds money that comes after the switch, and still collects the cash', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'late')
    await shop.guest(placed, '/cash', {})
    await shop.db.write.update(payment).set({ next_check_at: null })
    await shop.later(5)
    const back = wayBack(chosen)
    await Promise.all([shop.app.inject({ url: back }), shop.app.inject({ url: back })])
    expect(await stateOf(shop, placed)).toEqual({
      state: 'placed',
      payment_state: 'due',
      paid: 906,
      refunded: 906,
    })
    const [task] = (await read(shop, placed.number)).refunds
    expect(task?.reason).toBe('The payment came after the order was switched to cash')
    await move(shop, placed.number, 'confirmed', 'packed', 'shipped', 'delivered')
    expect(await stateOf(shop, placed)).toEqual({
      state: 'delivered',
      payment_state: 'refund_due',
      paid: 1812,
      refunded: 906,
    })
    await call(shop, 'POST', `/refunds/${task?.id}/done`, { reference: 'T-1' })
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'paid' })
  })

  it('loses no money, whichever comes first: the payment or the switch', byEngine, async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'pay')
    const back = wayBack(chosen)
    const [switched] = await Promise.all([
      shop.guest(placed, '/cash', {}),
      shop.app.inject({ url: back }),
      shop.app.inject({ url: back }),
    ])
    const { state, payment_state, paid, refunded } = await stateOf(shop, placed)
    expect([state, payment_state, paid, refunded]).toEqual(
      switched.statusCode === 200 ? ['placed', 'due', 906, 906] : ['confirmed', 'paid', 906, 0],
    )
    expect(await shop.db.read.$count(refund)).toBe(switched.statusCode === 200 ? 1 : 0)
    expect(await left(shop)).toBe(8)
  })
})
