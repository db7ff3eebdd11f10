import { waitingWork } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { order } from '../../db/schema/orders'
import { playedPayment } from '../../db/schema/simulator'
import { oneSkirt, orderingShop, type OrderingShop } from '../../test/ordering'
import { chooseAt, payAt, stateOf, wayBack } from '../../test/paying'
import { call, move, read } from '../../test/staff-orders'

const settle = (shop: OrderingShop, number: string, decision: 'accept' | 'reject') =>
  call(shop, 'POST', `/orders/${number}/payments/review`, { decision, text: 'I called Khalti.' })

async function inReview(shop: OrderingShop) {
  const list = await shop.get('/staff/orders?payment_state=review')
  const waiting = await shop.get('/staff/waiting/')
  const numbers = list.json<{ number: string }[]>().map(({ number }) => number)
  const counted = waitingWork.parse(waiting.json()).in_review
  expect(counted).toBe(numbers.length)
  return numbers
}

/** Places an order of Rs. 906 and pays `amount` rupees for it. */
async function paidWith(shop: OrderingShop, amount: number) {
  const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
  const chosen = await chooseAt(shop, placed, 'khalti', 'wrong')
  await shop.db.write.update(playedPayment).set({ paid_amount: amount * 100 })
  await shop.app.inject({ url: wayBack(chosen) })
  return placed
}

describe('an order whose payment is in review', () => {
  it('stays in the list of staff when the shopper cancels it, until its money is settled', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, 'khalti', 'wrong')
    expect((await shop.guest(placed, '/cancel', {})).json()).toMatchObject({
      state: 'cancelled',
      payment_state: 'review',
    })
    expect(await inReview(shop)).toEqual([placed.number])
    await settle(shop, placed.number, 'accept')
    expect(await inReview(shop)).toEqual([])
    expect(await read(shop, placed.number)).toMatchObject({
      state: 'cancelled',
      payment_state: 'refund_due',
      to_pay: 0,
      refunds: [{ amount: 905.99, reason: 'The payment came after the order was cancelled' }],
    })
  })

  it('cancelled and rejected leaves the list too, with the money on its way back', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, 'khalti', 'wrong')
    await move(shop, placed.number, 'cancelled')
    expect(await inReview(shop)).toEqual([placed.number])
    await settle(shop, placed.number, 'reject')
    expect(await inReview(shop)).toEqual([])
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'refund_due' })
  })

  it('is in the list although another payment has paid it', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
    const second = await chooseAt(shop, placed, 'esewa', 'pay')
    await payAt(shop, 'khalti', 'wrong', { placed })
    await shop.app.inject({ url: wayBack(second) })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
    expect(await inReview(shop)).toEqual([placed.number])
    await settle(shop, placed.number, 'accept')
    expect(await inReview(shop)).toEqual([])
    expect(await read(shop, placed.number)).toMatchObject({
      payment_state: 'refund_due',
      refunds: [{ amount: 905.99, reason: 'Paid twice' }],
    })
  })

  it('is not accepted where nothing came in, but can be rejected', async () => {
    const shop = await orderingShop()
    const placed = await paidWith(shop, 0)
    const refused = await settle(shop, placed.number, 'accept')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'Nothing came in with this payment, so it can’t be accepted. Reject it.' },
    ])
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'review', paid: 0 })
    expect((await settle(shop, placed.number, 'reject')).statusCode).toBe(200)
    expect(await read(shop, placed.number)).toMatchObject({ payment_state: 'pending', refunds: [] })
  })

  it('accepted with one paisa is confirmed', async () => {
    const shop = await orderingShop()
    const placed = await paidWith(shop, 0.01)
    expect((await settle(shop, placed.number, 'accept')).statusCode).toBe(200)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 0.01 })
  })

  it('accepted with more than it costs pays the surplus back', async () => {
    const shop = await orderingShop()
    const placed = await paidWith(shop, 1000)
    await settle(shop, placed.number, 'accept')
    const seen = await read(shop, placed.number)
    expect(seen).toMatchObject({
      state: 'confirmed',
      payment_state: 'refund_due',
      paid: 1000,
      to_pay: 0,
      refunds: [{ amount: 94, state: 'task', method: 'khalti', can_send: true }],
    })
    expect(await shop.db.read.$count(order)).toBe(1)
  })

  it('rejected counts its money once, also when the gateway reports the whole amount later', async () => {
    const shop = await orderingShop()
    const placed = await paidWith(shop, 905)
    await settle(shop, placed.number, 'reject')
    await shop.db.write.update(playedPayment).set({ paid_amount: 90600 })
    await call(shop, 'POST', `/orders/${placed.number}/payments/check`, {})
    const seen = await read(shop, placed.number)
    expect(seen).toMatchObject({ state: 'placed', payment_state: 'pending', paid: 906 })
    expect(seen.refunds.map(({ amount }) => amount)).toEqual([1, 905])
  })

  it('does not wait for another payment while a second one is in review', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
    const second = await chooseAt(shop, placed, 'esewa', 'wrong')
    await payAt(shop, 'khalti', 'wrong', { placed })
    await shop.app.inject({ url: wayBack(second) })
    const ofKhalti = eq(playedPayment.paid_amount, 90_599)
    await shop.db.write.update(playedPayment).set({ state: 'failed' }).where(ofKhalti)
    await call(shop, 'POST', `/orders/${placed.number}/payments/check`, {})
    expect(await read(shop, placed.number)).toMatchObject({
      payment_state: 'review',
      hold_expires_at: null,
    })
  })
})
