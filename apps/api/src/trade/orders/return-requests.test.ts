import { orderDetail } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt } from '../../test/ordering'
import { call, delivered, read } from '../../test/staff-orders'
import { standAt } from '../../test/standing-clock'

const DAY_MS = 24 * 3_600_000

/** A shop with two skirts that were just delivered, and a function that asks to return pieces of their line. */
async function twoSkirtsDelivered(settings: object = {}) {
  const shop = await orderingShop()
  await shop.patch('/staff/settings', settings)
  const lines = [{ ...skirt, quantity: 2 }]
  const placed = await delivered(shop, { ...oneSkirt, lines, expected_total: 1806 })
  const order_line = (await read(shop, placed.number)).lines[0]?.id
  const request = (...quantities: number[]) =>
    shop.guest(placed, '/returns', {
      wants: 'refund',
      reason: 'Too small',
      lines: quantities.map((quantity) => ({ order_line, quantity })),
    })
  return {
    shop,
    request,
    /** Asks for one return after the other, each of this many pieces, and answers their statuses. */
    statuses: async (...quantities: number[]) => {
      const answers: number[] = []
      for (const quantity of quantities) answers.push((await request(quantity)).statusCode)
      return answers
    },
    page: async () => orderDetail.parse((await shop.guest(placed)).json()),
  }
}

describe('the return period', () => {
  it.each([3, 14])(
    'of %d days takes a return until its last moment, and none after it',
    async (return_days) => {
      const deliveredAt = NOW
      standAt(deliveredAt)
      const { statuses, page } = await twoSkirtsDelivered({ return_days })
      const end = deliveredAt + return_days * DAY_MS
      standAt(end)
      expect(await page()).toMatchObject({ can_return: false })
      expect(await statuses(1)).toEqual([409])
      standAt(end - 1)
      const return_until = new Date(end).toISOString()
      expect(await page()).toMatchObject({ can_return: true, return_until })
      expect(await statuses(1)).toEqual([201])
    },
  )
})

describe('the pieces of a return', () => {
  it('are at most those that were bought', async () => {
    const { request, statuses } = await twoSkirtsDelivered()
    const refused = await request(3)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'Only 2 of these can be sent back.', fields: { lines: 'Choose fewer.' } },
    ])
    expect(await statuses(2, 1)).toEqual([201, 409])
  })

  it('are added up where a return names the same line twice', async () => {
    const { request } = await twoSkirtsDelivered()
    expect((await request(1, 2)).statusCode).toBe(409)
    expect((await request(1, 1)).statusCode).toBe(201)
  })

  it('are at most those that the customer has, without those of an open return', async () => {
    const { shop, statuses } = await twoSkirtsDelivered()
    expect(await statuses(1, 2)).toEqual([201, 409])
    await call(shop, 'POST', '/returns/1/answer', { decision: 'approved' })
    expect(await statuses(2)).toEqual([409])
    const pieces = [{ id: 1, condition: 'resellable' }]
    const received = await call(shop, 'POST', '/returns/1/receive', { pieces })
    expect(received.statusCode).toBe(200)
    expect(await statuses(2, 1, 1)).toEqual([409, 201, 409])
    // A refused return leaves its piece with the customer, who may ask again.
    await call(shop, 'POST', '/returns/2/answer', { decision: 'refused', answer: 'Worn.' })
    expect(await statuses(2, 1, 1)).toEqual([409, 201, 409])
  })
})
