import { ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payment, paymentMessage, refund } from '../../db/schema/payments'
import { byEngine } from '../../test/by-engine'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { left, methods, payAt, stateOf } from '../../test/paying'

describe.each(methods)('a payment with %s', (method) => {
  it('confirms the order once the gateway itself says so', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'pay')
    expect(await stateOf(shop, placed)).toEqual({
      state: 'confirmed',
      payment_state: 'paid',
      paid: 906,
      refunded: 0,
    })
    expect(await left(shop)).toBe(8)
  })

  it('whose callback comes many times pays once', byEngine, async () => {
    const shop = await orderingShop()
    const { back, ...placed } = await payAt(shop, method, 'pay')
    const again = await Promise.all(
      Array.from({ length: 20 }, () => shop.app.inject({ url: back })),
    )
    expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    expect(again[0]?.headers.location).toBe(`/order/${placed.number}`)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
    expect(await shop.db.read.$count(refund)).toBe(0)
  })

  it('of another amount waits for staff, and confirms nothing', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'wrong')
    expect(await stateOf(shop, placed)).toMatchObject({
      state: 'placed',
      payment_state: 'review',
      paid: 0,
    })
    await shop.later(20)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', payment_state: 'review' })
  })

  it('that failed may be tried again', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'fail')
    expect((await shop.guest(placed)).json()).toMatchObject({
      state: 'placed',
      payment_state: 'pending',
      payment_failed: true,
    })
    await payAt(shop, method, 'pay', { placed })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

  it('can be tried 20 times, and not once more', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const start = () => shop.guest(placed, '/payments', { method })
    for (let tries = 0; tries < 20; tries += 1) expect((await start()).statusCode).toBe(201)
    const refused = await start()
    const message = 'You have tried to pay this order 20 times. Please call us.'
    expect([refused.statusCode, refused.json()]).toEqual([409, { message }])
    expect(await shop.db.read.$count(payment)).toBe(20)
  })

  it('keeps the first 20 callbacks, and is settled all the same', async () => {
    const shop = await orderingShop()
    const { back, ...placed } = await payAt(shop, method, 'late', { comesBack: false })
    const { pathname: url } = new URL(back, 'http://localhost')
    for (let index = 0; index < 21; index += 1) {
      expect((await shop.app.inject({ url, query: { data: `${index}` } })).statusCode).toBe(303)
    }
    const brought = ne(paymentMessage.kind, 'answer')
    expect(await shop.db.read.$count(paymentMessage, brought)).toBe(20)
    await shop.later(4)
    await shop.app.inject({ url: back })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

  it('whose browser never came back is settled by the sweep', byEngine, async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'late', { comesBack: false })
    await shop.later(1)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', payment_state: 'pending' })
    await shop.later(3)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

  it('that a browser only claims changes nothing', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    await shop.guest(placed, '/payments', { method })
    const [row] = await shop.db.read.select().from(payment)
    const claim = { status: 'COMPLETE', total_amount: '906', transaction_uuid: row?.reference }
    const data = Buffer.from(JSON.stringify({ ...claim, signature: 'forged' })).toString('base64')
    const query = `?data=${data}&status=Completed&pidx=${row?.gateway_reference}&amount=90600`
    const back = await shop.app.inject({
      url: `/store/payments/${method}/${row?.reference}${query}`,
    })
    expect(back.statusCode).toBe(303)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', paid: 0 })
    // eSewa signs what it sends: without its signature the callback is kept as forged, and opens no order.
    const kept = await shop.db.read.select().from(paymentMessage)
    const isForged = method === 'esewa'
    expect(kept.some(({ kind }) => kind === 'forged')).toBe(isForged)
    expect(back.headers['set-cookie'] === undefined).toBe(isForged)
    const stranger = '/store/payments/esewa/5d0f5a53-3a5e-4b4b-9d52-0f7b7f0b9a10'
    expect((await shop.app.inject({ url: stranger })).statusCode).toBe(404)
  })
})

it('a payment that eSewa has got is paid, also when a forged callback is all that asks about it', async () => {
  const shop = await orderingShop()
  const placed = await payAt(shop, 'esewa', 'pay', { comesBack: false })
  const forged = placed.back.replace(/data=.*/, 'data=e30=')
  expect((await shop.app.inject({ url: forged })).headers['set-cookie']).toBeUndefined()
  expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  const genuine = await shop.app.inject({ url: placed.back })
  expect(genuine.headers['set-cookie']).toContain(placed.number)
})

describe('without keys and without the simulator', () => {
  it('only cash is offered, and nothing of the simulator is there', async () => {
    const shop = await orderingShop({})
    const options = await shop.app.inject({ url: '/store/checkout' })
    expect(options.json()).toMatchObject({ payment_methods: [{ method: 'cod' }] })
    const refused = await shop.place({ ...oneSkirt, payment_method: 'esewa' })
    expect(refused.statusCode).toBe(400)
    const status = '/simulator/esewa/status/?transaction_uuid=1'
    expect((await shop.app.inject({ url: status })).statusCode).toBe(404)
  })
})
