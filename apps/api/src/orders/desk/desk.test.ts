import { staffOrder, staffReturn } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stockLevel } from '../../db/schema'
import { audit } from '../../db/schema'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'

const call = (
  { app, headers }: OrderingShop,
  method: 'POST' | 'PUT',
  url: string,
  payload?: object,
) => app.inject({ method, url: `/staff${url}`, headers, ...(payload && { payload }) })

async function read(shop: OrderingShop, number: string) {
  return staffOrder.parse((await shop.get(`/staff/orders/${number}`)).json())
}

async function move(shop: OrderingShop, number: string, ...states: string[]) {
  const statuses: number[] = []
  for (const state of states) {
    const payload = { state, courier: 'NCM', tracking_code: 'T-1' }
    statuses.push((await call(shop, 'POST', `/orders/${number}/state`, payload)).statusCode)
  }
  return statuses
}

async function left({ db }: OrderingShop, unit = skirt.product_color) {
  const rows = await db.read.select().from(stockLevel).where(eq(stockLevel.product_color, unit))
  return rows[0]?.quantity
}

async function delivered(shop: OrderingShop, payload: object = oneSkirt) {
  const placed = await shop.placed(payload)
  expect(await move(shop, placed.number, 'confirmed', 'packed', 'shipped', 'delivered')).toEqual([
    200, 200, 200, 200,
  ])
  return placed
}

describe('the order desk', () => {
  it('takes an order from the shelf to the door, and the cash with it', async () => {
    const shop = await orderingShop()
    const { number } = await delivered(shop)
    const order = await read(shop, number)
    expect(order).toMatchObject({
      state: 'delivered',
      payment_state: 'paid',
      paid: 906,
      courier: 'NCM',
      next_states: [],
      refundable: 906,
    })
    expect(order.timeline.map(({ kind }) => kind)).toEqual(
      'state stock mail state state state mail state payment mail'.split(' '),
    )
    expect(order.timeline[3]).toMatchObject({ text: 'Order confirmed', staff_name: 'boss' })
    expect(await shop.db.read.$count(audit, eq(audit.noun, 'orders'))).toBe(4)
  })

  it('refuses moves that skip a step, and says which follow', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    const refused = await call(shop, 'POST', `/orders/${number}/state`, { state: 'shipped' })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        message:
          "An order that is placed can't become shipped: it can become confirmed or cancelled.",
      },
    ])
    const answers = await Promise.all([
      call(shop, 'POST', `/orders/${number}/state`, { state: 'confirmed' }),
      call(shop, 'POST', `/orders/${number}/state`, { state: 'confirmed' }),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('finds orders by words, phone, state and day, and moves many at once', async () => {
    const shop = await orderingShop()
    const one = await shop.placed()
    const two = await shop.placed({ ...oneSkirt, name: 'Hari Thapa', phone: '9800000001' })
    const list = async (query: string) =>
      (await shop.get(`/staff/orders?${query}`)).json<{ items: { number: string }[] }>()
    expect((await list('')).items.map(({ number }) => number)).toEqual([two.number, one.number])
    expect((await list('q=thapa')).items).toMatchObject([{ number: two.number, pieces: 1 }])
    expect((await list('q=98-0000 0001')).items).toHaveLength(1)
    expect((await list('from=2001-01-01&to=2001-02-01')).items).toHaveLength(0)
    const numbers = [one.number, two.number, 'ET-2026-999999']
    const moved = await call(shop, 'POST', '/orders/state', { numbers, state: 'confirmed' })
    expect(moved.json()).toMatchObject({
      moved: [one.number, two.number],
      refused: [{ number: 'ET-2026-999999', message: 'There is no order with this id.' }],
    })
    expect(await list('state=confirmed')).toMatchObject({
      total: 2,
      counts: [{ state: 'confirmed', count: 2 }],
      to_call: 0,
    })
  })

  it('notes calls, and what they decide', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    const calls = `/orders/${number}/calls`
    await call(shop, 'POST', calls, { outcome: 'no_answer', note: 'Try after five' })
    expect(await read(shop, number)).toMatchObject({ calls: 1, state: 'placed' })
    await call(shop, 'POST', calls, { outcome: 'refused' })
    expect(await read(shop, number)).toMatchObject({ calls: 2, state: 'cancelled' })
    expect(await left(shop)).toBe(9)
    expect((await call(shop, 'POST', calls, { outcome: 'confirmed' })).statusCode).toBe(409)
  })

  it('changes an order before packing, after a preview, with its stock and money', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: 1000 })
    const edit = { ...sita, lines: [{ ...skirt, quantity: 9 }, tee] }
    const preview = await call(shop, 'POST', `/orders/${number}/edit/preview`, edit)
    // The skirts keep the price of the day of the order; the tee has today's.
    expect(preview.json()).toMatchObject({
      after: { subtotal: 9300, total: 9306 },
      difference: 8400,
      changes: [],
    })
    const other = await call(shop, 'PUT', `/orders/${number}`, { ...edit, expected_total: 1 })
    expect(other.statusCode).toBe(409)
    const done = await call(shop, 'PUT', `/orders/${number}`, { ...edit, expected_total: 9306 })
    expect([done.statusCode, done.json()]).toMatchObject([200, { totals: { total: 9306 } }])
    expect([await left(shop), await left(shop, tee.product_color)]).toEqual([0, 1])
    const short = await call(shop, 'POST', `/orders/${number}/edit/preview`, {
      ...sita,
      lines: [{ ...tee, quantity: 3 }],
    })
    expect(short.json()).toMatchObject({ changes: [{ kind: 'short', left: 2 }] })
    await move(shop, number, 'confirmed', 'packed')
    const late = await call(shop, 'PUT', `/orders/${number}`, { ...edit, expected_total: 9306 })
    expect(late.statusCode).toBe(409)
  })

  it('takes orders by phone, once for a key', async () => {
    const shop = await orderingShop()
    const { email: _, ...customer } = sita
    const place = () =>
      shop.app.inject({
        method: 'POST',
        url: '/staff/orders',
        headers: { ...shop.headers, 'idempotency-key': 'by phone 1' },
        payload: { ...customer, lines: [tee], payment_method: 'cod' },
      })
    const [first, second] = [await place(), await place()]
    expect([first.statusCode, second.body]).toEqual([201, first.body])
    const { number } = first.json<{ number: string }>()
    expect(await read(shop, number)).toMatchObject({ source: 'phone', email: null })
  })

  it('pays back, in parts, never more than came in, with pieces or without', async () => {
    const shop = await orderingShop()
    const { number } = await delivered(shop, {
      ...oneSkirt,
      lines: [{ ...skirt, quantity: 2 }],
      expected_total: 1806,
    })
    const { lines } = await read(shop, number)
    const restock = [{ order_line: lines[0]?.id, quantity: 1 }]
    const back = (amount: number, more: object = {}) =>
      call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam', ...more })
    expect((await back(900, { restock })).statusCode).toBe(200)
    expect([await left(shop), (await read(shop, number)).refundable]).toEqual([8, 906])
    const answers = await Promise.all([back(600), back(600)])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await back(306, { restock: [{ ...restock[0], quantity: 2 }] })).statusCode).toBe(409)
    const { refunds } = await read(shop, number)
    for (const { id } of refunds) {
      await call(shop, 'POST', `/refunds/${id}/done`, { reference: `ESW-${id}` })
    }
    expect(await read(shop, number)).toMatchObject({
      payment_state: 'partly_refunded',
      refundable: 306,
    })
    const again = await call(shop, 'POST', `/refunds/${refunds[0]?.id}/done`, { reference: 'X' })
    expect(again.statusCode).toBe(409)
  })

  it('answers, receives and settles a return, whose good pieces go back into stock', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, {
      ...oneSkirt,
      lines: [{ ...skirt, quantity: 2 }],
      expected_total: 1806,
    })
    const order_line = (await read(shop, placed.number)).lines[0]?.id
    const ask = { wants: 'refund', reason: 'Too small', lines: [{ order_line, quantity: 2 }] }
    const asked = await shop.guest(placed, '/returns', ask)
    expect([asked.statusCode, asked.json()]).toMatchObject([201, { state: 'requested' }])
    expect((await shop.guest(placed, '/returns', ask)).statusCode).toBe(409)
    const step = (path: string, payload: object) =>
      call(shop, 'POST', `/returns/1/${path}`, payload)
    expect(
      (await step('receive', { pieces: [{ id: 1, condition: 'resellable' }] })).statusCode,
    ).toBe(409)
    await step('answer', { decision: 'approved', answer: 'Bring it to the shop.' })
    const received = await step('receive', { pieces: [{ id: 1, condition: 'resellable' }] })
    expect(staffReturn.parse(received.json())).toMatchObject({ state: 'received' })
    expect([await left(shop), (await read(shop, placed.number)).state]).toEqual([9, 'returned'])
    expect((await step('refund', { amount: 1800 })).json()).toMatchObject({ state: 'closed' })
    expect(await read(shop, placed.number)).toMatchObject({ payment_state: 'refund_due' })
  })

  it('sends other pieces for a return, for what they cost more', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    const order_line = (await read(shop, placed.number)).lines[0]?.id
    const lines = [{ order_line, quantity: 1 }]
    await shop.guest(placed, '/returns', { wants: 'exchange', reason: 'Too small', lines })
    const step = (path: string, payload: object) =>
      call(shop, 'POST', `/returns/1/${path}`, payload)
    await step('answer', { decision: 'approved' })
    await step('receive', { pieces: [{ id: 1, condition: 'damaged' }] })
    expect(await left(shop)).toBe(8)
    const sent = await step('exchange', { lines: [tee] })
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { total: 300 }])
    expect((await step('exchange', { lines: [tee] })).statusCode).toBe(409)
  })

  it('prints a packing slip, and an invoice with one number for good', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed({ ...oneSkirt, name: 'सीता शर्मा' })
    const invoice = await shop.get(`/staff/orders/${number}/invoice.pdf`)
    const slip = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
    for (const { statusCode, headers, rawPayload } of [invoice, slip]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    await shop.get(`/staff/orders/${number}/invoice.pdf`)
    const second = await shop.placed({ ...oneSkirt, phone: '9800000001' })
    await shop.get(`/staff/orders/${second.number}/invoice.pdf`)
    const numbers = [number, second.number].map(
      async (one) => (await read(shop, one)).invoice_number,
    )
    expect(await Promise.all(numbers)).toMatchObject([
      expect.stringMatching(/^INV-\d{4}-\d{2}-000001$/),
      expect.stringMatching(/^INV-\d{4}-\d{2}-000002$/),
    ])
  })

  it('is for staff alone', async () => {
    const { app } = await orderingShop()
    for (const path of [
      'orders',
      'refunds',
      'returns',
      'customers',
      'promo-codes',
      'mails',
      'sales',
      'settings',
    ]) {
      expect((await app.inject({ url: `/staff/${path}` })).statusCode).toBe(401)
    }
  })
})
