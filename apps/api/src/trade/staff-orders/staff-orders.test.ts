import { pdfText } from '@etrend/tooling/pdf-text'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/records'
import { oneSkirt, orderingShop, sita, skirt, tee } from '../../test/ordering'
import { call, delivered, left, move, read } from '../../test/staff-orders'

describe('orders on the staff routes', () => {
  it('are moved from placed to delivered, and their cash is recorded as paid', async () => {
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

  it('can’t skip a step, and the answer says which steps may follow', async () => {
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

  it('are found by words, phone, state and day, and many are moved together', async () => {
    const shop = await orderingShop()
    const one = await shop.placed()
    const two = await shop.placed({ ...oneSkirt, name: 'Hari Thapa', phone: '9800000001' })
    const list = async (query: string) =>
      (await shop.get(`/staff/orders?${query}`)).json<{ number: string }[]>()
    expect((await list('')).map(({ number }) => number)).toEqual([two.number, one.number])
    expect(await list('q=thapa')).toMatchObject([{ number: two.number, pieces: 1 }])
    expect(await list('q=98-0000 0001')).toHaveLength(1)
    expect(await list('from=2001-01-01&to=2001-02-01')).toHaveLength(0)
    const numbers = [one.number, two.number, 'ET-2026-999999']
    const moved = await call(shop, 'POST', '/orders/state', { numbers, state: 'confirmed' })
    expect(moved.json()).toMatchObject({
      moved: [one.number, two.number],
      refused: [{ number: 'ET-2026-999999', message: 'There is no order with this number.' }],
    })
    expect(await list('state=confirmed')).toHaveLength(2)
    expect((await shop.get('/staff/orders/counts')).json()).toEqual({
      counts: [{ state: 'confirmed', count: 2 }],
      to_call: 0,
    })
  })

  it('keep the calls to their customers, and are moved by the outcome', async () => {
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

  it('can be edited before packing, after a preview, with their stock and money', async () => {
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

  it('can be placed by phone, once for each key', async () => {
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

  it('have a packing slip and an invoice', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed({ ...oneSkirt, name: 'सीता शर्मा' })
    const invoice = await shop.get(`/staff/orders/${number}/invoice.pdf`)
    const slip = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
    for (const { statusCode, headers, rawPayload } of [invoice, slip]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(pdfText(slip.rawPayload)).toContain('To collect in cash: Rs.\u00a0906')
    // Customers read what the shop calls a size, staff the name on its shelf labels.
    expect(pdfText(invoice.rawPayload)).toMatch(/Red, M$/m)
    expect(pdfText(slip.rawPayload)).toMatch(/MD$/m)
  })

  it('are for staff alone', async () => {
    const { anonymous } = await orderingShop()
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
      expect((await anonymous('GET', `/staff/${path}`)).statusCode).toBe(401)
    }
  })
})
