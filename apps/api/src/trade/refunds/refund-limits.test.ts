import { placedOrder } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { call, delivered, left, move, read } from '../../test/staff-orders'

type Placed = { number: string; token: string }
type Piece = { order_line: number | undefined; quantity: number }

const back = (shop: OrderingShop, number: string, amount: number, restock: Piece[] = []) =>
  call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam', restock })

/** Staff refund one amount after the other; answers the statuses. */
async function statuses(shop: OrderingShop, number: string, ...amounts: number[]) {
  const answers: number[] = []
  for (const amount of amounts) answers.push((await back(shop, number, amount)).statusCode)
  return answers
}

/** Asks to return some pieces of an order's first line, and approves it. */
async function approvedReturn(shop: OrderingShop, placed: Placed, quantity = 1) {
  const lines = [{ order_line: await lineOf(shop, placed), quantity }]
  await shop.guest(placed, '/returns', { wants: 'refund', reason: 'Too small', lines })
  await call(shop, 'POST', '/returns/1/answer', { decision: 'approved' })
}

const receive = (shop: OrderingShop) =>
  call(shop, 'POST', '/returns/1/receive', { pieces: [{ id: 1, condition: 'resellable' }] })

/** Sends another piece for the first line of a delivered order; answers the exchange order. */
async function exchanged(shop: OrderingShop, placed: Placed, line: object) {
  await approvedReturn(shop, placed)
  await receive(shop)
  const sent = await call(shop, 'POST', '/returns/1/exchange', { lines: [line] })
  return placedOrder.parse(sent.json())
}

async function lineOf(shop: OrderingShop, { number }: Placed) {
  return (await read(shop, number)).lines[0]?.id
}

describe('the refunds of an order', () => {
  it('are together at most what was paid, to the paisa', async () => {
    const shop = await orderingShop()
    const { number } = await delivered(shop)
    expect(await statuses(shop, number, 906.01, 500, 406.01)).toEqual([409, 200, 409])
    expect((await back(shop, number, 406.01)).json()).toMatchObject({
      message: 'No more can be refunded than was paid for this order: Rs.\u00a0406 is left.',
    })
    expect(await statuses(shop, number, 406, 0.01)).toEqual([200, 409])
    const { paid, refunded, refundable, refunds } = await read(shop, number)
    expect({ paid, refunded, refundable }).toEqual({ paid: 906, refunded: 906, refundable: 0 })
    expect(refunds.map(({ amount }) => amount)).toEqual([406, 500])
  })

  it('are none before anything was paid', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed()
    expect(await statuses(shop, number, 0.01)).toEqual([409])
  })

  it('for a return are at most what was paid too, and the return stays open until then', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop)
    await approvedReturn(shop, placed)
    await receive(shop)
    const refund = (amount: number) => call(shop, 'POST', '/returns/1/refund', { amount })
    expect((await refund(906.01)).statusCode).toBe(409)
    expect((await refund(906)).json()).toMatchObject({ state: 'closed' })
    expect((await read(shop, placed.number)).refunded).toBe(906)
  })

  it('and of its exchange are together at most what was paid for both', async () => {
    const shop = await orderingShop()
    const first = await delivered(shop)
    const { number } = await exchanged(shop, first, tee)
    // Rs. 900 of the first order's Rs. 906 pay for the exchange, and Rs. 300 are still due.
    expect(await statuses(shop, first.number, 6.01)).toEqual([409])
    expect(await statuses(shop, number, 900.01)).toEqual([409])
    await move(shop, number, 'confirmed', 'packed', 'shipped', 'delivered')
    expect(await statuses(shop, number, 1200.01, 1200, 0.01)).toEqual([409, 200, 409])
    expect(await statuses(shop, first.number, 6.01, 6, 0.01)).toEqual([409, 200, 409])
    expect(await read(shop, number)).toMatchObject({ paid: 300, refunded: 300 })
    expect(await read(shop, first.number)).toMatchObject({ paid: 906, refunded: 906 })
  })

  it('leave less for its exchange, which then gives back no more than it got', async () => {
    const shop = await orderingShop()
    const first = await delivered(shop, { ...oneSkirt, lines: [tee], expected_total: 1206 })
    expect(await statuses(shop, first.number, 1000)).toEqual([200])
    // The tee is worth Rs. 1,200, and Rs. 206 of the money are left to pay for a skirt of Rs. 900.
    const { number, total } = await exchanged(shop, first, skirt)
    expect(total).toBe(0)
    expect(await read(shop, first.number)).toMatchObject({ refunded: 1000, refundable: 0 })
    expect(await statuses(shop, number, 206.01, 206, 0.01)).toEqual([409, 200, 409])
    expect(await read(shop, first.number)).toMatchObject({ refunded: 1206, refundable: 0 })
  })
})

describe('the pieces that go back into stock', () => {
  const twoSkirts = { ...oneSkirt, lines: [{ ...skirt, quantity: 2 }], expected_total: 1806 }

  it('with refunds are at most those that were bought, and a refused refund adds nothing', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, twoSkirts)
    const order_line = await lineOf(shop, placed)
    /** The status of a refund of one rupee that puts this many pieces back, and the skirts in stock after it. */
    const restocked = async (...quantities: number[]) => {
      const pieces = quantities.map((quantity) => ({ order_line, quantity }))
      return [(await back(shop, placed.number, 1, pieces)).statusCode, await left(shop)]
    }
    expect(await restocked(3)).toEqual([409, 7])
    expect(await restocked(1)).toEqual([200, 8])
    expect(await restocked(2)).toEqual([409, 8])
    expect(await restocked(1, 1)).toEqual([409, 8])
    expect(await restocked(1)).toEqual([200, 9])
    expect(await restocked(1)).toEqual([409, 9])
    expect((await read(shop, placed.number)).refunded).toBe(2)
  })

  it('with a return are none that a refund has put back meanwhile', async () => {
    const shop = await orderingShop()
    const placed = await delivered(shop, twoSkirts)
    await approvedReturn(shop, placed, 2)
    const pieces = [{ order_line: await lineOf(shop, placed), quantity: 1 }]
    expect((await back(shop, placed.number, 900, pieces)).statusCode).toBe(200)
    expect([(await receive(shop)).statusCode, await left(shop)]).toEqual([409, 8])
  })
})
