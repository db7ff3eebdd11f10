import { beforeEach, describe, expect, it } from 'vitest'
import { payment } from '../../db/schema/payments'
import { playedPayment } from '../../db/schema/simulator'
import { oddGateway, type Behaviour } from '../../test/odd-gateway'
import { oneSkirt, orderingShop, type OrderingShop } from '../../test/ordering'
import { chooseAt, left, methods, payAt, stateOf } from '../../test/paying'
import { untilSilent } from '../../test/until-silent'
import type { Trick } from './simulator/mischief'

/** What a gateway does each time its status is asked, until it is changed. */
let trick: Trick | undefined
beforeEach(() => (trick = undefined))

const { waits, silent } = untilSilent()
const gateways = {
  simulator: true as const,
  mischief: {
    trick: (path: string) => (/\/(status|lookup)\/$/.test(path) ? trick : undefined),
    silent,
  },
  waits,
}

async function attempts({ db }: OrderingShop) {
  return await db.read.select().from(payment)
}

describe.each(methods)('an answer of %s', (method) => {
  it.each(['never', 'down', 'late', 'broken', 'stranger', 'endless', 'slow'] as const)(
    'that is %s is no state of a payment: it is asked again, and paid once',
    async (odd) => {
      const shop = await orderingShop({ gateways })
      trick = odd
      const placed = await payAt(shop, method, 'pay')
      expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', paid: 0 })
      trick = 'twice'
      await shop.later(2)
      expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
    },
  )
})

describe('a payment in review', () => {
  it('is checked less and less often, and confirms the order when eSewa has decided', async () => {
    const shop = await orderingShop({ gateways })
    trick = 'unsure'
    const placed = await payAt(shop, 'esewa', 'pay')
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'review', state: 'placed' })
    const pauses: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const [before] = await attempts(shop)
      const minutes = (Date.parse(before?.next_check_at ?? '') - shop.now()) / 60_000
      pauses.push(Math.round(minutes))
      await shop.later(Math.ceil(minutes + 0.1))
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440])
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'review', state: 'placed' })
    trick = undefined
    await shop.later(1441)
    expect(await stateOf(shop, placed)).toEqual({
      state: 'confirmed',
      payment_state: 'paid',
      paid: 906,
      refunded: 0,
    })
  })

  it('that eSewa cancels in the end makes the order wait for another payment, then go', async () => {
    const shop = await orderingShop({ gateways })
    trick = 'unsure'
    const placed = await payAt(shop, 'esewa', 'fail')
    trick = undefined
    await shop.later(2)
    expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'pending', state: 'placed' })
    await shop.later(16)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'cancelled', paid: 0 })
    expect(await left(shop)).toBe(9)
  })

  it('goes on while eSewa gives no answer', async () => {
    const shop = await orderingShop({ gateways })
    trick = 'unsure'
    const placed = await payAt(shop, 'esewa', 'pay')
    trick = 'down'
    await shop.later(3 * 24 * 60)
    expect((await attempts(shop))[0]).toMatchObject({
      state: 'review',
      why: 'eSewa says AMBIGUOUS',
    })
    trick = undefined
    await shop.later(24 * 60)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

  it('of a wrong amount is paid in full when Khalti says so later, and counts as that', async () => {
    const shop = await orderingShop({ gateways })
    const placed = await payAt(shop, 'khalti', 'wrong')
    expect((await attempts(shop))[0]?.came).toBe(905.99)
    await shop.db.write.update(playedPayment).set({ paid_amount: 90600 })
    await shop.later(2)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })
})

describe('eSewa over the network', () => {
  const bad: [string, (uuid: string) => Behaviour][] = [
    ['another payment', () => answer('somebody-elses', {})],
    ['another shop', (uuid) => answer(uuid, { product_code: 'OTHER' })],
    ['no payment at all', () => ({ status: 'COMPLETE', total_amount: 906 })],
    ['no amount', (uuid) => answer(uuid, { total_amount: null })],
    ['an amount that is none', (uuid) => answer(uuid, { total_amount: 'NaN' })],
    ['an endless body', () => 'endless'],
    ['a body that never ends, a byte at a time', () => 'slow'],
    ['nothing', () => 'never'],
  ]

  it.each(bad)('changes nothing when it answers %s', async (_name, behaviour) => {
    const { shop, placed, reference, gateway } = await paying((uuid) => behaviour(uuid))
    await shop.app.inject({ url: `/store/payments/esewa/${reference()}` })
    expect(gateway.asked).toHaveLength(1)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', payment_state: 'pending' })
  })

  it.each([906, '906.0', '906'])('is believed about our payment and %j', async (total_amount) => {
    const { shop, placed, reference } = await paying((uuid) => answer(uuid, { total_amount }))
    await shop.app.inject({ url: `/store/payments/esewa/${reference()}` })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

  it.each([905.99, 906.01, '1,906.0'])('leaves %j to staff', async (total_amount) => {
    const { shop, placed, reference } = await paying((uuid) => answer(uuid, { total_amount }))
    await shop.app.inject({ url: `/store/payments/esewa/${reference()}` })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', payment_state: 'review' })
  })

  /** An order that waits for eSewa, which answers as `behaviour` says about its reference. */
  async function paying(behaviour: (uuid: string) => Behaviour) {
    let uuid = ''
    const gateway = await oddGateway(() => behaviour(uuid), silent)
    const form_url = gateway.url
    const esewa = { product_code: 'SHOP', secret: 'key', form_url, status_url: form_url }
    const shop = await orderingShop({ gateways: { simulator: false, esewa, waits } })
    const placed = await shop.placed({ ...oneSkirt, payment_method: 'esewa' })
    await shop.guest(placed, '/payments', { method: 'esewa' })
    uuid = (await attempts(shop))[0]?.reference ?? ''
    return { shop, placed, gateway, reference: () => uuid }
  }

  const answer = (transaction_uuid: string, more: object) => ({
    status: 'COMPLETE',
    product_code: 'SHOP',
    transaction_uuid,
    total_amount: 906,
    ref_id: 'ABC',
    ...more,
  })
})

it('an answer of Khalti about another payment opens or settles none', async () => {
  const shop = await orderingShop({ gateways })
  const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
  await chooseAt(shop, placed, 'khalti', 'fail')
  trick = 'stranger'
  await shop.later(2)
  expect(await stateOf(shop, placed)).toMatchObject({ payment_state: 'pending', state: 'placed' })
})
