import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, left, move, read } from '../../test/staff-orders'

const threeSkirts = { ...oneSkirt, lines: [{ ...skirt, quantity: 3 }], expected_total: 2706 }

/** Each way in which an order ends before its delivery, from the states of its way to its end. */
const ends: [string, string[], string][] = [
  ['cancelled when placed', [], 'cancelled'],
  ['cancelled when confirmed', ['confirmed'], 'cancelled'],
  ['cancelled when packed', ['confirmed', 'packed'], 'cancelled'],
  ['not taken at the door', ['confirmed', 'packed', 'shipped'], 'returned'],
]

describe('an order of 3 of the 9 skirts', () => {
  it.each(ends)('%s puts its pieces back into stock, once', async (_how, states, end) => {
    const shop = await orderingShop()
    const { number } = await shop.placed(threeSkirts)
    await move(shop, number, ...states)
    expect(await left(shop)).toBe(6)
    expect(await move(shop, number, end, end)).toEqual([200, 409])
    expect(await left(shop)).toBe(9)
  })

  it.each(ends.slice(1))(
    '%s puts back only the pieces that no refund has put back before',
    async (_how, states, end) => {
      const shop = await orderingShop()
      const number = await paidOrder(shop)
      // The payment has confirmed the order already.
      await move(shop, number, ...states.slice(1))
      expect([await restock(shop, number, 1), await left(shop)]).toEqual([200, 7])
      expect(await move(shop, number, end)).toEqual([200])
      expect(await left(shop)).toBe(9)
      expect([await restock(shop, number, 1), await left(shop)]).toEqual([409, 9])
    },
  )

  it('cancelled after refunds have put all its pieces back puts none back', async () => {
    const shop = await orderingShop()
    const number = await paidOrder(shop)
    expect([await restock(shop, number, 3), await left(shop)]).toEqual([200, 9])
    expect(await move(shop, number, 'cancelled')).toEqual([200])
    expect(await left(shop)).toBe(9)
  })

  it('whose pieces come back one by one puts each good one back into stock, once', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed(threeSkirts)
    await move(shop, placed.number, 'confirmed', 'packed', 'shipped', 'delivered')
    expect([await restock(shop, placed.number, 1), await left(shop)]).toEqual([200, 7])
    const order_line = (await read(shop, placed.number)).lines[0]?.id
    const lines = [{ order_line, quantity: 1 }]
    for (const [id, condition, stock] of [
      [1, 'resellable', 8],
      [2, 'damaged', 8],
    ]) {
      await shop.guest(placed, '/returns', { wants: 'refund', reason: 'Too small', lines })
      await call(shop, 'POST', `/returns/${id}/answer`, { decision: 'approved' })
      const pieces = [{ id, condition }]
      const received = await call(shop, 'POST', `/returns/${id}/receive`, { pieces })
      expect([received.statusCode, await left(shop)]).toEqual([200, stock])
    }
    expect(await read(shop, placed.number)).toMatchObject({
      state: 'returned',
      lines: [{ quantity: 3, returned: 3 }],
    })
  })
})

/** An order of three skirts that Khalti has paid. */
async function paidOrder(shop: OrderingShop) {
  const placed = await shop.placed({ ...threeSkirts, payment_method: 'khalti' })
  await payAt(shop, 'khalti', 'pay', { placed })
  return placed.number
}

/** Staff refund a rupee and put this many pieces of the first line back into stock. Answers the status. */
async function restock(shop: OrderingShop, number: string, quantity: number) {
  const pieces = [{ order_line: (await read(shop, number)).lines[0]?.id, quantity }]
  const payload = { amount: 1, reason: 'A seam', restock: pieces }
  return (await call(shop, 'POST', `/orders/${number}/refunds`, payload)).statusCode
}
