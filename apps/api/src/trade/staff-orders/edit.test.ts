import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, left, move, read } from '../../test/staff-orders'

const back = (shop: OrderingShop, number: string, amount: number, more: object = {}) =>
  call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam', ...more })

async function edit(shop: OrderingShop, number: string, expected_total: number, lines: object[]) {
  const payload = { ...sita, street: 'Ward 11', lines, expected_total }
  const answer = await call(shop, 'PUT', `/orders/${number}`, payload)
  expect(answer.statusCode).toBe(200)
  return read(shop, number)
}

const twoSkirts = [{ ...skirt, quantity: 2 }]
const skirtAndTee = [skirt, tee]

describe('an order that was paid and partly paid back', () => {
  it('asks for nothing after only its street is corrected', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, 'khalti', 'pay')
    await back(shop, number, 500)
    const edited = await edit(shop, number, 906, [skirt])
    expect(edited).toMatchObject({ street: 'Ward 11', payment_state: 'refund_due', to_pay: 0 })
    await call(shop, 'POST', `/refunds/${edited.refunds[0]?.id}/done`, { reference: 'KH-1' })
    expect(await edit(shop, number, 906, [skirt])).toMatchObject({
      payment_state: 'partly_refunded',
      to_pay: 0,
      paid: 906,
      refunded: 500,
    })
    await move(shop, number, 'packed', 'shipped', 'delivered')
    expect(await read(shop, number)).toMatchObject({ paid: 906, refunded: 500, refundable: 406 })
  })

  it('asks for what was added and no more, until that is taken off again', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, 'khalti', 'pay')
    await back(shop, number, 500)
    expect(await edit(shop, number, 2106, skirtAndTee)).toMatchObject({
      payment_state: 'due',
      to_pay: 1200,
    })
    expect(await edit(shop, number, 906, [skirt])).toMatchObject({
      payment_state: 'refund_due',
      to_pay: 0,
      refunded: 500,
    })
    await edit(shop, number, 2106, skirtAndTee)
    await move(shop, number, 'packed', 'shipped', 'delivered')
    const { paid, refunded, to_pay, timeline } = await read(shop, number)
    expect({ paid, refunded, to_pay }).toEqual({ paid: 2106, refunded: 500, to_pay: 0 })
    expect(timeline.map(({ text }) => text)).toContain('Rs.\u00a01,200 collected on delivery')
  })

  it('does not get money back twice when the piece that was paid back is taken off', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({
      ...oneSkirt,
      lines: twoSkirts,
      payment_method: 'khalti',
      expected_total: 1806,
    })
    const { number } = await payAt(shop, 'khalti', 'pay', { placed })
    await back(shop, number, 900)
    expect(await edit(shop, number, 906, [skirt])).toMatchObject({ refunded: 900, to_pay: 0 })
    expect(await edit(shop, number, 1206, [tee])).toMatchObject({
      refunded: 900,
      to_pay: 300,
      payment_state: 'due',
    })
  })

  it('still gets its overpayment back', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed({
      ...oneSkirt,
      lines: skirtAndTee,
      payment_method: 'khalti',
      expected_total: 2106,
    })
    const { number } = await payAt(shop, 'khalti', 'pay', { placed })
    await back(shop, number, 500)
    expect(await edit(shop, number, 906, [skirt])).toMatchObject({
      refunded: 1200,
      to_pay: 0,
      payment_state: 'refund_due',
      refundable: 906,
    })
  })
})

it('an order paid with less, which staff took as enough, asks for nothing after an edit', async () => {
  const shop = await orderingShop()
  const { number } = await payAt(shop, 'khalti', 'wrong')
  const decision = { decision: 'accept', text: 'One rupee is nothing.' }
  await call(shop, 'POST', `/orders/${number}/payments/review`, decision)
  expect(await edit(shop, number, 906, [skirt])).toMatchObject({
    payment_state: 'paid',
    paid: 905.99,
    to_pay: 0,
  })
})

it('pieces that went back into stock with a refund are not forgotten by an edit', async () => {
  const shop = await orderingShop()
  const placed = await shop.placed({
    ...oneSkirt,
    lines: twoSkirts,
    payment_method: 'khalti',
    expected_total: 1806,
  })
  const { number } = await payAt(shop, 'khalti', 'pay', { placed })
  const restock = [{ order_line: (await read(shop, number)).lines[0]?.id, quantity: 1 }]
  await back(shop, number, 900, { restock })
  expect(await left(shop)).toBe(8)
  expect(await edit(shop, number, 1806, twoSkirts)).toMatchObject({
    lines: [{ quantity: 2, returned: 1 }],
  })
  await move(shop, number, 'cancelled')
  expect(await left(shop)).toBe(9)
})

it('pieces that went back into stock with a refund don’t go back again when an edit takes them off', async () => {
  const shop = await orderingShop()
  const lines = [{ ...skirt, quantity: 3 }]
  const placed = await shop.placed({
    ...oneSkirt,
    lines,
    payment_method: 'khalti',
    expected_total: 2706,
  })
  const { number } = await payAt(shop, 'khalti', 'pay', { placed })
  const restock = [{ order_line: (await read(shop, number)).lines[0]?.id, quantity: 1 }]
  await back(shop, number, 900, { restock })
  expect(await left(shop)).toBe(7)
  expect(await edit(shop, number, 1806, twoSkirts)).toMatchObject({
    lines: [{ quantity: 2, returned: 0 }],
  })
  expect(await left(shop)).toBe(7)
  await edit(shop, number, 906, [skirt])
  expect(await left(shop)).toBe(8)
  await move(shop, number, 'cancelled')
  expect(await left(shop)).toBe(9)
})

it('a packing slip and a page ask for what is missing, not for the whole total', async () => {
  const shop = await orderingShop()
  const placed = await payAt(shop, 'khalti', 'pay')
  await back(shop, placed.number, 500)
  await edit(shop, placed.number, 2106, skirtAndTee)
  const slip = await shop.get(`/staff/orders/${placed.number}/packing-slip.pdf`)
  expect(pdfText(slip.rawPayload)).toContain('To collect in cash: Rs.\u00a01,200')
  expect((await shop.guest(placed)).json()).toMatchObject({ payment_state: 'due', to_pay: 1200 })
})
