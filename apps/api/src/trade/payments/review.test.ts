import { describe, expect, it } from 'vitest'
import { payment } from '../../db/schema/payments'
import { orderingShop, type OrderingShop } from '../../test/ordering'
import { left, methods, payAt, stateOf } from '../../test/paying'
import { call, move, read } from '../../test/staff-orders'

const settle = (shop: OrderingShop, number: string, decision: 'accept' | 'reject') =>
  call(shop, 'POST', `/orders/${number}/payments/review`, { decision, text: 'I called eSewa.' })

describe.each(methods)('a payment with %s of another amount', (method) => {
  it('says why it waits, also after another check, and the order can only be cancelled', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, method, 'wrong')
    const before = await read(shop, number)
    const [row] = before.payments
    expect(row?.why).toBe(`Rs.\u00a0${row?.came} came instead of Rs.\u00a0906`)
    expect(before.next_states).toEqual(['cancelled'])
    expect(await move(shop, number, 'confirmed')).toEqual([409])
    await call(shop, 'POST', `/orders/${number}/payments/check`, {})
    const { payment_state, timeline } = await read(shop, number)
    expect([payment_state, timeline.length]).toEqual(['review', before.timeline.length])
  })

  it('rejected goes back, and the customer may pay again while the pieces are held', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'wrong')
    const came = (await read(shop, placed.number)).payments[0]?.came
    expect((await settle(shop, placed.number, 'reject')).statusCode).toBe(200)
    const after = await read(shop, placed.number)
    expect(after).toMatchObject({ payment_state: 'pending', refundable: 0 })
    expect(after.hold_expires_at).not.toBeNull()
    expect(after.refunds).toMatchObject([{ method, amount: came, state: 'task' }])
    expect((await settle(shop, placed.number, 'reject')).statusCode).toBe(409)

    await payAt(shop, method, 'pay', { placed })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', payment_state: 'paid' })
    const back = { reference: 'ESW-1' }
    await call(shop, 'POST', `/refunds/${after.refunds[0]?.id}/done`, back)
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'paid' })
  })

  it('rejected and not paid again gives its pieces back', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'wrong')
    await settle(shop, placed.number, 'reject')
    await shop.later(16)
    expect(await left(shop)).toBe(9)
    expect(await stateOf(shop, placed)).toMatchObject({
      state: 'cancelled',
      payment_state: 'refund_due',
    })
  })

  it('accepted confirms the order with what came in', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'wrong')
    const came = (await read(shop, placed.number)).payments[0]?.came
    await settle(shop, placed.number, 'accept')
    expect(await stateOf(shop, placed)).toEqual({
      state: 'confirmed',
      payment_state: 'paid',
      paid: came,
      refunded: 0,
    })
  })

  it('of an order that is cancelled meanwhile still goes back', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'wrong')
    await move(shop, placed.number, 'cancelled')
    await settle(shop, placed.number, 'reject')
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'refund_due' })
    expect(await shop.db.read.$count(payment)).toBe(1)
  })
})
