import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { order } from '../../db/schema/orders'
import { byEngine } from '../../test/by-engine'
import { oneSkirt, orderingShop, publicTexts, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, delivered, left, mailsAbout, move, read } from '../../test/staff-orders'

type Placed = { number: string; token: string }

async function mailText(shop: OrderingShop, subject: string) {
  return (await mailsAbout(shop, subject))[0]?.text ?? ''
}

async function stored(shop: OrderingShop, { number }: Placed) {
  const [row] = await shop.db.read.select().from(order).where(eq(order.number, number))
  return row
}

const step = (shop: OrderingShop, { number }: Placed, payload: object) =>
  call(shop, 'POST', `/orders/${number}/state`, payload)

describe('each step of an order', () => {
  it('is shown to its customer, mailed where it matters, and kept in the audit log', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    expect(await publicTexts(shop, placed)).toEqual([
      'Order placed',
      'Order confirmed',
      'Packed',
      'On its way',
      'Delivered',
      'Rs.\u00a0906 collected on delivery',
    ])
    const { number } = placed
    expect(await mailText(shop, `Your order ${number} is on its way`)).toContain(
      `your order ${number} is on its way with NCM. Its tracking code is T-1.`,
    )
    expect(await mailText(shop, `Your order ${number} was delivered`)).toContain('was delivered')
    const entries = (await shop.get('/staff/audit/?noun=orders')).json<object[]>()
    const steps = ['placed', 'confirmed', 'packed', 'shipped', 'delivered']
    expect(entries).toMatchObject(
      steps
        .slice(1)
        .toReversed()
        .map((to) => ({
          action: 'move',
          label: number,
          before: { state: steps[steps.indexOf(to) - 1] },
          after: { state: to },
        })),
    )
    expect(await read(shop, number)).toMatchObject({ courier: 'NCM', tracking_code: 'T-1' })
    expect(await stored(shop, placed)).toMatchObject({ to_pay: 0, cancelled_by: null })
  })

  it('needs no courier and no code', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    await move(shop, placed.number, 'confirmed', 'packed')
    await step(shop, placed, { state: 'shipped' })
    expect(await read(shop, placed.number)).toMatchObject({ courier: null, tracking_code: null })
    expect(await mailText(shop, `Your order ${placed.number} is on its way`)).toContain(
      'is on its way.',
    )
  })

  it(
    'made by two people at the same time is made once, and the other one is told',
    byEngine,
    async () => {
      const shop = await orderingShop()
      const placed = await shop.placed()
      const answers = await Promise.all([
        step(shop, placed, { state: 'confirmed' }),
        step(shop, placed, { state: 'confirmed' }),
      ])
      const refused = answers.find(({ statusCode }) => statusCode === 409)
      expect(refused?.json<{ message: string }>().message).toMatch(
        /^Somebody else has just changed this order\. Look again\.$|^An order that is /,
      )
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    },
  )

  it('but a cancellation waits until the order is paid', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
    const early = await step(shop, placed, { state: 'confirmed' })
    expect([early.statusCode, early.json()]).toEqual([
      409,
      { message: "This order isn't paid yet, so it can't become confirmed." },
    ])
    expect((await read(shop, placed.number)).next_states).toEqual(['cancelled'])
    expect((await step(shop, placed, { state: 'cancelled' })).statusCode).toBe(200)
    expect(await read(shop, placed.number)).toMatchObject({ payment_state: 'failed' })
  })
})

describe('a cancellation', () => {
  it('by staff gives its reason to the customer', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    await step(shop, placed, { state: 'cancelled', reason: 'The last one had a stain.' })
    expect(await publicTexts(shop, placed)).toContain('Order cancelled: The last one had a stain.')
    expect(await mailText(shop, `Your order ${placed.number} is cancelled`)).toContain(
      `your order ${placed.number} is cancelled. The last one had a stain.`,
    )
    expect(await stored(shop, placed)).toMatchObject({ cancelled_by: 'staff', to_pay: 0 })
  })

  it('by the customer is noted as theirs', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    await shop.guest(placed, '/cancel', {})
    expect(await stored(shop, placed)).toMatchObject({ cancelled_by: 'customer' })
  })

  it('for want of a payment comes at the end of the hold, with a mail', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
    const before = shop.now()
    const until = Date.parse((await read(shop, placed.number)).hold_expires_at ?? '')
    expect(Math.abs(until - before - 15 * 60_000)).toBeLessThan(60_000)
    await shop.later(16)
    expect(await stored(shop, placed)).toMatchObject({
      cancelled_by: 'hold',
      hold_expires_at: null,
      payment_state: 'failed',
    })
    const reason = 'The payment did not come in time.'
    expect(await publicTexts(shop, placed)).toContain(`Order cancelled: ${reason}`)
    expect(await mailText(shop, `Your order ${placed.number} is cancelled`)).toContain(reason)
  })

  it.each([
    ['cancelled', ['cancelled'], 'Cancelled'],
    [
      'refused at the door',
      ['confirmed', 'packed', 'shipped', 'returned'],
      'Came back undelivered',
    ],
  ])(
    'or return of a paid order that was %s pays everything back',
    async (_name, states, reason) => {
      const shop = await orderingShop()
      const placed = await payAt(shop, 'khalti', 'pay')
      await move(shop, placed.number, ...states)
      const { refunds } = await read(shop, placed.number)
      expect(refunds).toMatchObject([{ amount: 906, reason, method: 'khalti' }])
      expect(await left(shop)).toBe(9)
      expect(await stored(shop, placed)).toMatchObject({ to_pay: 0, hold_expires_at: null })
    },
  )
})

describe('the cash of a delivery', () => {
  const deliver = (shop: OrderingShop, number: string, cash: object) =>
    call(shop, 'POST', `/orders/${number}/state`, { state: 'delivered', ...cash })

  async function shipped() {
    const shop = await orderingShop()
    const placed = await shop.placed()
    await move(shop, placed.number, 'confirmed', 'packed', 'shipped')
    return { shop, ...placed }
  }

  it(
    'may be another amount with a reason for staff: the sale stays what it is, and what came is held',
    byEngine,
    async () => {
      const { shop, number, token } = await shipped()
      const missing = await deliver(shop, number, { received: 900 })
      const message = 'Say why it isn’t Rs.\u00a0906.'
      expect([missing.statusCode, missing.json()]).toMatchObject([
        400,
        { fields: { reason: message } },
      ])
      const reason = 'She had no change'
      expect((await deliver(shop, number, { received: 900, reason })).json()).toMatchObject({
        state: 'delivered',
        payment_state: 'paid',
        paid: 906,
        to_pay: 0,
        refundable: 900,
        collected: 900,
        collected_difference: -6,
        collected_note: reason,
      })
      const texts = (await read(shop, number)).timeline.map(({ text }) => text)
      expect(texts).toContain(`Rs.\u00a06 less than was to be collected: ${reason}`)
      const seen = await publicTexts(shop, { number, token })
      expect(seen).toContain('Rs.\u00a0900 collected on delivery')
      expect(seen.join()).not.toContain(reason)
      expect((await shop.guest({ number, token })).body).not.toContain(reason)
      const refund = (amount: number) =>
        call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'Torn' })
      expect((await refund(901)).statusCode).toBe(409)
      expect((await refund(900)).json()).toMatchObject({ refunded: 900, refundable: 0 })
      const held = await shop.get('/staff/courier-settlements/held')
      expect(held.json()).toMatchObject([{ orders: 1, amount: 900 }])
    },
  )

  it('may be more, or what was to be collected, which needs no reason', async () => {
    const { shop, number } = await shipped()
    const reason = 'A tip for the rider'
    expect((await deliver(shop, number, { received: 950, reason })).json()).toMatchObject({
      paid: 906,
      collected: 950,
      collected_difference: 44,
    })
    const exact = await shipped()
    const answer = await deliver(exact.shop, exact.number, { received: 906 })
    expect(answer.json()).toMatchObject({ collected: 906, collected_difference: 0 })
  })

  it('is refused where none is to be collected', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, 'khalti', 'pay')
    await move(shop, number, 'packed', 'shipped')
    expect((await deliver(shop, number, { received: 906 })).statusCode).toBe(400)
    const cash = await shop.placed()
    const confirmed = { state: 'confirmed', received: 906 }
    expect((await step(shop, cash, confirmed)).json()).toMatchObject({
      fields: { received: 'No cash is collected in this step.' },
    })
  })
})
