import { beforeEach, describe, expect, it } from 'vitest'
import { payment, paymentMessage } from '../../db/schema/payments'
import { oneSkirt, orderingShop, publicTexts, type OrderingShop } from '../../test/ordering'
import { chooseAt, methods, payAt, stateOf, wayBack } from '../../test/paying'
import { call, read } from '../../test/staff-orders'
import type { Trick } from './simulator/mischief'

/** What a gateway does each time a call to a path like this comes, until it is changed. */
let trick: { path: RegExp; does: Trick } | undefined
beforeEach(() => (trick = undefined))

const gateways = {
  simulator: true as const,
  mischief: {
    trick: (path: string) => (trick?.path.test(path) ? trick.does : undefined),
    silent: () => {},
  },
}
const status = /\/(status|lookup)\/$/

async function attempts({ db }: OrderingShop) {
  return db.read.select().from(payment)
}

/** In how many minutes the gateway is asked about the first payment. */
async function nextCheckIn(shop: OrderingShop) {
  const [row] = await attempts(shop)
  return (Date.parse(row?.next_check_at ?? '') - shop.now()) / 60_000
}

const decide = (shop: OrderingShop, number: string, decision: 'accept' | 'reject') =>
  call(shop, 'POST', `/orders/${number}/payments/review`, { decision, text: 'I called them.' })

describe('a payment that cannot be opened', () => {
  it('says that the gateway does not answer, and can be tried again', async () => {
    const shop = await orderingShop({ gateways })
    const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
    trick = { path: /initiate/, does: 'down' }
    const refused = await shop.guest(placed, '/payments', { method: 'khalti' })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '1',
      { message: 'Khalti does not answer now. Try again in a moment.' },
    ])
    expect(await attempts(shop)).toMatchObject([{ state: 'created', gateway_reference: null }])
    trick = undefined
    await shop.later(2)
    expect(await attempts(shop)).toMatchObject([{ state: 'failed' }])
    await payAt(shop, 'khalti', 'pay', { placed })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })
})

describe.each(methods)('a payment with %s that nobody finishes', (method) => {
  it('is asked about less and less often, and given up after a day', async () => {
    const shop = await orderingShop({ gateways })
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    await shop.guest(placed, '/payments', { method })
    const pauses = [Math.round(await nextCheckIn(shop))]
    for (const minutes of [1, 1, 2, 4]) {
      await shop.later(minutes + 0.1)
      pauses.push(Math.round(await nextCheckIn(shop)))
    }
    expect(pauses).toEqual([1, 1, 2, 4, 8])
    expect(await attempts(shop)).toMatchObject([{ state: 'initiated', checks: 4 }])
    await shop.later(23 * 60)
    expect(await attempts(shop)).toMatchObject([{ state: 'initiated' }])
    await shop.later(61)
    expect(await attempts(shop)).toMatchObject([{ state: 'expired', next_check_at: null }])
  })

  it('is asked about at the same pace while the gateway is down', async () => {
    const shop = await orderingShop({ gateways })
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    await shop.guest(placed, '/payments', { method })
    trick = { path: status, does: 'down' }
    const pauses: number[] = []
    for (const minutes of [1, 1, 2, 4]) {
      await shop.later(minutes + 0.1)
      pauses.push(Math.round(await nextCheckIn(shop)))
    }
    expect(pauses).toEqual([1, 2, 4, 8])
    const kept = await shop.db.read.select().from(paymentMessage)
    expect(kept.at(-1)).toMatchObject({
      kind: 'answer',
      payload: expect.stringContaining('503') as unknown,
    })
  })

  it('and then pays after all, confirms the order if its pieces are there', async () => {
    const shop = await orderingShop({ gateways })
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'late')
    trick = { path: status, does: 'down' }
    await shop.later(25 * 60)
    expect(await attempts(shop)).toMatchObject([{ state: 'expired' }])
    trick = undefined
    await shop.app.inject({ url: wayBack(chosen) })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })
})

it('a payment that is settled is not asked about again', async () => {
  const shop = await orderingShop({ gateways })
  const placed = await payAt(shop, 'khalti', 'pay')
  const asked = await shop.db.read.$count(paymentMessage)
  await call(shop, 'POST', `/orders/${placed.number}/payments/check`, {})
  await shop.later(120)
  expect(await shop.db.read.$count(paymentMessage)).toBe(asked)
  const kinds = (await shop.db.read.select().from(paymentMessage)).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['answer', 'callback']))
})

describe('a payment of which the gateway is unsure', () => {
  it('is shown to staff alone, and brings nothing back when they reject it', async () => {
    const shop = await orderingShop({ gateways })
    trick = { path: status, does: 'unsure' }
    const placed = await payAt(shop, 'esewa', 'pay')
    const [row] = (await read(shop, placed.number)).payments
    expect(row).toMatchObject({ state: 'review', why: 'eSewa says AMBIGUOUS' })
    await decide(shop, placed.number, 'reject')
    expect(await attempts(shop)).toMatchObject([{ state: 'failed', next_check_at: null }])
    expect((await read(shop, placed.number)).refunds).toEqual([])
    const texts = (await read(shop, placed.number)).timeline.map(({ text }) => text)
    expect(texts).toContain(`Payment ${row?.reference} needs a look: eSewa says AMBIGUOUS`)
    expect((await publicTexts(shop, placed)).join()).not.toContain('needs a look')
  })

  it('says so once, however often the gateway repeats it', async () => {
    const shop = await orderingShop({ gateways })
    trick = { path: status, does: 'unsure' }
    const placed = await payAt(shop, 'esewa', 'pay')
    await shop.later(10)
    await shop.later(30)
    await shop.signIn()
    const texts = (await read(shop, placed.number)).timeline.map(({ text }) => text)
    expect(texts.filter((text) => text.includes('needs a look'))).toHaveLength(1)
  })
})
