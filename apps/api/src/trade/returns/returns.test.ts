import { orderDetail, placedOrder, staffReturn } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { call, delivered, left, read } from '../../test/staff-orders'

describe('money back', () => {
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
    const { number } = placedOrder.parse(sent.json())
    expect(await pageOf(shop, placed)).toMatchObject({ returns: [{ exchange_number: number }] })
    expect([await left(shop), await left(shop, tee.product_color)]).toEqual([8, 1])
    const { source, timeline } = await read(shop, number)
    expect([source, timeline.map(({ text }) => text)]).toEqual([
      'exchange',
      expect.arrayContaining(['1 piece taken from stock']),
    ])
  })

  it('sends nothing for a return where the other pieces are gone meanwhile, and says what is left', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    const order_line = (await read(shop, placed.number)).lines[0]?.id
    const lines = [{ order_line, quantity: 1 }]
    await shop.guest(placed, '/returns', { wants: 'exchange', reason: 'Too small', lines })
    const step = (path: string, payload: object) =>
      call(shop, 'POST', `/returns/1/${path}`, payload)
    await step('answer', { decision: 'approved' })
    await step('receive', { pieces: [{ id: 1, condition: 'resellable' }] })
    const refused = await step('exchange', { lines: [{ ...tee, quantity: 3 }] })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { changes: [{ kind: 'short', left: 2 }] },
    ])
    expect((await step('exchange', { lines: [{ ...tee, quantity: 2 }] })).statusCode).toBe(201)
  })

  it('offers only what is neither back nor asked for, and only in time', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, {
      ...oneSkirt,
      lines: [{ ...skirt, quantity: 2 }],
      expected_total: 1806,
    })
    const order_line = (await read(shop, placed.number)).lines[0]?.id
    const ask = (quantity: number) =>
      shop.guest(placed, '/returns', {
        wants: 'refund',
        reason: 'Too small',
        lines: [{ order_line, quantity }],
      })
    await ask(1)
    expect(await pageOf(shop, placed)).toMatchObject({
      can_return: true,
      lines: [{ returnable: 1 }],
    })
    await ask(1)
    expect(await pageOf(shop, placed)).toMatchObject({
      can_return: false,
      lines: [{ returnable: 0 }],
    })
    await call(shop, 'POST', '/returns/1/answer', { decision: 'refused', answer: 'Worn.' })
    expect(await pageOf(shop, placed)).toMatchObject({ can_return: true })
    await shop.later(15 * 24 * 60)
    const { can_return, return_until } = await pageOf(shop, placed)
    expect([can_return, return_until === null]).toEqual([false, false])
    expect((await ask(1)).statusCode).toBe(409)
  })

  it('pays back what an exchange for less leaves over, less the share of a discount', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, {
      ...oneSkirt,
      lines: [tee],
      promo_code: 'discount10',
      expected_total: 1196,
    })
    const order_line = (await read(shop, placed.number)).lines[0]?.id
    const lines = [{ order_line, quantity: 1 }]
    await shop.guest(placed, '/returns', { wants: 'exchange', reason: 'Too wide', lines })
    const step = (path: string, payload: object) =>
      call(shop, 'POST', `/returns/1/${path}`, payload)
    expect((await step('answer', { decision: 'refused' })).json()).toMatchObject({
      fields: { answer: 'Tell the customer why it is refused.' },
    })
    await step('answer', { decision: 'approved' })
    const received = await step('receive', { pieces: [{ id: 1, condition: 'resellable' }] })
    expect(received.json()).toMatchObject({ worth: 1190 })
    const sent = await step('exchange', { lines: [skirt] })
    expect(sent.json()).toMatchObject({ total: 0, payment_state: 'none' })
    const { refunds, payment_state } = await read(shop, placed.number)
    expect([payment_state, refunds.map(({ amount }) => amount)]).toEqual(['refund_due', [290]])
  })
})

async function pageOf(shop: OrderingShop, placed: { number: string; token: string }) {
  return orderDetail.parse((await shop.guest(placed)).json())
}
