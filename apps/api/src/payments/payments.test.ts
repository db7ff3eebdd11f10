import { paymentStart } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { stockLevel } from '../db/schema'
import { payment, refund } from '../db/schema-payments'
import { oneSkirt, orderingShop, skirt, type OrderingShop } from '../test/ordering'
import type { Choice } from './simulator/play-money'

const methods = ['esewa', 'khalti'] as const
type Method = (typeof methods)[number]
type Placed = { number: string; token: string }

/** Places an order, goes to the gateway, chooses there, and comes back or doesn't. */
async function payAt(
  shop: OrderingShop,
  method: Method,
  choice: Choice,
  { placed, comesBack = true }: { placed?: Placed; comesBack?: boolean } = {},
) {
  const made = placed ?? (await shop.placed({ ...oneSkirt, payment_method: method }))
  const chosen = await chooseAt(shop, made, method, choice)
  const back = String(chosen.headers.location).replace('http://localhost:4000', '')
  if (comesBack) await shop.app.inject({ url: back })
  return { ...made, back }
}

async function chooseAt(shop: OrderingShop, placed: Placed, method: Method, choice: Choice) {
  const start = paymentStart.parse((await shop.guest(placed, '/payments', { method })).json())
  const id =
    start.kind === 'form'
      ? String(start.fields['transaction_uuid'])
      : String(new URL(start.url).searchParams.get('pidx'))
  if (start.kind === 'form') {
    const page = await post(shop, '/simulator/esewa/form', start.fields)
    expect(page.statusCode).toBe(200)
  }
  return post(shop, `/simulator/${method}/choose`, { id, choice })
}

function post({ app }: OrderingShop, url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers, payload: String(new URLSearchParams(fields)) })
}

const seen = z.object({
  state: z.string(),
  payment_state: z.string(),
  paid: z.number(),
  refunded: z.number(),
})
async function stateOf(shop: OrderingShop, placed: Placed) {
  return seen.parse((await shop.guest(placed)).json())
}

async function left({ db }: OrderingShop) {
  const { product_color } = stockLevel
  const rows = await db.read.select().from(stockLevel).where(eq(product_color, skirt.product_color))
  return rows[0]?.quantity
}

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

  it('brought back many times pays once', async () => {
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

  it('of another amount is looked at by a person, and confirms nothing', async () => {
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
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', payment_state: 'pending' })
    await payAt(shop, method, 'pay', { placed })
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

  it('whose browser never came back is settled by the sweep', async () => {
    const shop = await orderingShop()
    const placed = await payAt(shop, method, 'late', { comesBack: false })
    await shop.later(1)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'placed', payment_state: 'pending' })
    await shop.later(3)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'confirmed', paid: 906 })
  })

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
    // The clock of the gateway is the shop's: it is paid by now, but nobody asked.
    await shop.db.write.update(payment).set({ next_check_at: null })
    await shop.later(20)
    expect(await stateOf(shop, placed)).toMatchObject({ state: 'cancelled' })
    await shop.app.inject({
      url: String(chosen.headers.location).replace('http://localhost:4000', ''),
    })
    expect(await stateOf(shop, placed)).toMatchObject({
      state: 'confirmed',
      paid: 906,
      refunded: 0,
    })
    expect(await left(shop)).toBe(8)
  })

  it('that comes after the hold for pieces that are gone goes back', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const chosen = await chooseAt(shop, placed, method, 'late')
    await shop.db.write.update(payment).set({ next_check_at: null })
    await shop.later(20)
    const all = { ...oneSkirt, lines: [{ ...skirt, quantity: 9 }], expected_total: 8106 }
    expect((await shop.place(all)).statusCode).toBe(201)
    const back = String(chosen.headers.location).replace('http://localhost:4000', '')
    await Promise.all([shop.app.inject({ url: back }), shop.app.inject({ url: back })])
    expect(await stateOf(shop, placed)).toEqual({
      state: 'cancelled',
      payment_state: 'refund_due',
      paid: 906,
      refunded: 906,
    })
    expect([await left(shop), await shop.db.read.$count(refund)]).toEqual([0, 1])
  })

  it('that came twice goes back once', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({ ...oneSkirt, payment_method: method })
    const first = await chooseAt(shop, placed, method, 'pay')
    const second = await chooseAt(shop, placed, method, 'pay')
    for (const { headers } of [first, second]) {
      await shop.app.inject({ url: String(headers.location).replace('http://localhost:4000', '') })
    }
    expect(await stateOf(shop, placed)).toMatchObject({
      state: 'confirmed',
      payment_state: 'refund_due',
      paid: 1812,
      refunded: 906,
    })
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
    const stranger = '/store/payments/esewa/5d0f5a53-3a5e-4b4b-9d52-0f7b7f0b9a10'
    expect((await shop.app.inject({ url: stranger })).statusCode).toBe(404)
  })
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
