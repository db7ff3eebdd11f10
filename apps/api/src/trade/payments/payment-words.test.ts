import { describe, expect, it } from 'vitest'
import { payment } from '../../db/schema/payments'
import { oneSkirt, orderingShop, publicTexts, type OrderingShop } from '../../test/ordering'
import { chooseAt, methods, payAt, wayBack } from '../../test/paying'
import { call, move, read } from '../../test/staff-orders'

type Placed = { number: string; token: string }

async function staffTexts(shop: OrderingShop, { number }: Placed) {
  return (await read(shop, number)).timeline.map(({ text }) => text)
}

const reasons = async (shop: OrderingShop, { number }: Placed) =>
  (await read(shop, number)).refunds.map(({ amount, reason }) => [amount, reason])

const decide = (shop: OrderingShop, { number }: Placed, decision: 'accept' | 'reject') =>
  call(shop, 'POST', `/orders/${number}/payments/review`, { decision, text: 'I called them.' })

describe.each([
  ['esewa', 'eSewa'],
  ['khalti', 'Khalti'],
] as const)('a payment with %s', (method, name) => {
  it('is shown with the gateway’s name', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'pay')
    expect(await publicTexts(shop, placed)).toContain(`Rs.\u00a0906 paid with ${name}`)
    const again = await shop.guest(placed, '/payments', { method })
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { message: 'This order does not wait for a payment.' },
    ])
  })

  it('that failed, or brought another amount, says so to staff alone', async () => {
    const shop = await orderingShop()
    const failed = await payAt(shop, method, 'fail')
    const wrong = await payAt(shop, method, 'wrong', {
      placed: await shop.placed({ ...oneSkirt, phone: '9801111111', payment_method: method }),
    })
    const says =
      method === 'esewa' ? 'eSewa says that it was cancelled' : 'Khalti says User canceled'
    const [first] = (await read(shop, failed.number)).payments
    const [second] = (await read(shop, wrong.number)).payments
    expect(await staffTexts(shop, failed)).toContain(`Payment ${first?.reference} failed: ${says}`)
    expect(await staffTexts(shop, wrong)).toContain(
      `Payment ${second?.reference} needs a look: Rs.\u00a0${second?.came} came instead of Rs.\u00a0906`,
    )
    for (const placed of [failed, wrong])
      expect((await publicTexts(shop, placed)).join()).not.toContain('Payment ')
  })

  it('that staff reject goes back with the reason, and another decision is refused', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'wrong')
    const [row] = (await read(shop, placed.number)).payments
    expect((await decide(shop, placed, 'reject')).statusCode).toBe(200)
    expect(await reasons(shop, placed)).toEqual([[row?.came, 'The payment was not accepted']])
    const again = await decide(shop, placed, 'accept')
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: 'No payment of this order is in review.' },
    ])
  })

  it('that comes after the order was cancelled goes back with that reason', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'late')
    await move(shop, placed.number, 'cancelled')
    await shop.db.write.update(payment).set({ next_check_at: null })
    await shop.later(5)
    await shop.app.inject({ url: wayBack(chosen) })
    expect(await reasons(shop, placed)).toEqual([
      [906, 'The payment came after the order was cancelled'],
    ])
  })

  it('that comes after the switch to cash goes back with that reason', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'late')
    await shop.guest(placed, '/cash', {})
    await shop.db.write.update(payment).set({ next_check_at: null })
    await shop.later(5)
    await shop.app.inject({ url: wayBack(chosen) })
    expect(await reasons(shop, placed)).toEqual([
      [906, 'The payment came after the order was switched to cash'],
    ])
  })
})

it('a second payment of the same order goes back as paid twice', async () => {
  const shop = await orderingShop()
  const placed = await shop.placed({ ...oneSkirt, payment_method: 'khalti' })
  const late = await chooseAt(shop, placed, 'khalti', 'late')
  await payAt(shop, 'esewa', 'pay', { placed })
  await shop.db.write.update(payment).set({ next_check_at: null })
  await shop.later(5)
  await shop.app.inject({ url: wayBack(late) })
  expect(await reasons(shop, placed)).toEqual([[906, 'Paid twice']])
})

describe('a shop that takes cash alone', () => {
  it('offers nothing else, and refuses the rest with a sentence at its field', async () => {
    const shop = await orderingShop({})
    const { payment_methods } = (await shop.get('/store/checkout')).json<{
      payment_methods: object[]
    }>()
    expect(payment_methods).toEqual([
      {
        method: 'cod',
        name: 'Cash on delivery',
        description: 'You pay when it comes. We call you before we send it.',
      },
    ])
    const message = 'This shop does not take this payment. Choose another.'
    for (const method of methods) {
      const refused = await shop.place({ ...oneSkirt, payment_method: method })
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { message, fields: { payment_method: message } },
      ])
    }
    const placed = await shop.placed()
    const started = await shop.guest(placed, '/payments', { method: 'khalti' })
    expect([started.statusCode, started.json()]).toEqual([409, { message }])
  })
})

it('a gateway that takes no such small payment says from which amount on it does', async () => {
  const shop = await orderingShop()
  await call(shop, 'POST', '/promo-codes', { code: 'NEARLYFREE', amount_off: 897 })
  const cheap = { ...oneSkirt, promo_code: 'NEARLYFREE', expected_total: 9 }
  const placed = await shop.placed({ ...cheap, payment_method: 'khalti' })
  const refused = await shop.guest(placed, '/payments', { method: 'khalti' })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'Khalti takes payments from Rs.\u00a010.' },
  ])
})
