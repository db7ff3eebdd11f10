import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stockMovement } from '../../db/schema/stock'
import { byEngine } from '../../test/by-engine'
import {
  oneSkirt,
  orderingShop,
  publicTexts,
  skirt,
  tee,
  type OrderingShop,
} from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, left, move, read } from '../../test/staff-orders'

const twoSkirtsAndTee = {
  ...oneSkirt,
  lines: [{ ...skirt, quantity: 2 }, tee],
  expected_total: 3006,
}

/** A shipped order of two skirts and a tee, which leaves 7 skirts and 1 tee in stock. */
async function shipped() {
  const shop = await orderingShop()
  const placed = await shop.placed(twoSkirtsAndTee)
  await move(shop, placed.number, 'confirmed', 'packed', 'shipped')
  const { lines } = await read(shop, placed.number)
  const [skirts, tees] = lines.map(({ id }) => id)
  return { shop, placed, skirts, tees }
}

const comeBack = (shop: OrderingShop, number: string, details: object) =>
  call(shop, 'POST', `/orders/${number}/state`, { state: 'returned', ...details })

const stock = async (shop: OrderingShop) => [await left(shop), await left(shop, tee.product_color)]

/** The texts of an order's timeline, as staff see it. */
const textsOf = async (shop: OrderingShop, number: string) =>
  (await read(shop, number)).timeline.map(({ text }) => text)

describe('pieces of a parcel that came back', () => {
  it('stay out of stock where they are damaged, and the others go back', byEngine, async () => {
    const { shop, placed, skirts, tees } = await shipped()
    expect(await stock(shop)).toEqual([7, 1])
    const damaged = [
      { order_line: skirts, quantity: 1 },
      { order_line: tees, quantity: 1 },
    ]
    const answer = await comeBack(shop, placed.number, { damaged })
    expect(answer.json()).toMatchObject({ state: 'returned', to_pay: 0 })
    expect(await stock(shop)).toEqual([8, 1])
    const words = '2 pieces came back damaged, kept out of stock'
    expect(await textsOf(shop, placed.number)).toEqual(
      expect.arrayContaining(['1 piece put back into stock', words]),
    )
    expect((await shop.guest(placed)).body).not.toContain('damaged')
    expect((await publicTexts(shop, placed)).at(-1)).toBe('Came back to the shop')
    const [entry] = (await shop.get('/staff/audit/?noun=orders')).json<object[]>()
    expect(entry).toMatchObject({ action: 'move', after: { state: 'returned', damaged } })
  })

  it('may all be damaged: then no stock moves, and the sale ends as for any other parcel', async () => {
    const { shop, placed, skirts, tees } = await shipped()
    const damaged = [
      { order_line: skirts, quantity: 2 },
      { order_line: tees, quantity: 1 },
    ]
    await comeBack(shop, placed.number, { damaged })
    expect(await stock(shop)).toEqual([7, 1])
    const moved = await shop.db.read
      .select()
      .from(stockMovement)
      .where(eq(stockMovement.notes, `Order ${placed.number}`))
    expect(moved.map(({ movement_type }) => movement_type)).toEqual(['Out', 'Out'])
    expect(await textsOf(shop, placed.number)).not.toContain('3 pieces put back into stock')
    expect(await read(shop, placed.number)).toMatchObject({ refusals: 0, came_back: 'refused' })
  })

  it('all go back where nobody says otherwise, also for many orders at a time', async () => {
    const { shop, placed } = await shipped()
    const numbers = [placed.number]
    await call(shop, 'POST', '/orders/state', { numbers, state: 'returned' })
    expect(await stock(shop)).toEqual([9, 2])
  })

  it('can’t be more than came back, of another order, or of another step', async () => {
    const { shop, placed, skirts, tees } = await shipped()
    const other = await read(shop, (await shop.placed()).number)
    const of = (order_line: number | undefined, quantity: number) => ({ order_line, quantity })
    const answers = []
    for (const damaged of [
      [of(skirts, 3)],
      [of(tees, 1), of(tees, 1)],
      [of(other.lines[0]?.id, 1)],
      [of(skirts, 0)],
      [of(skirts, 1.5)],
    ]) {
      answers.push(await comeBack(shop, placed.number, { damaged }))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
    const message = 'More pieces of a line can’t be damaged than came back.'
    expect(answers[0]?.json()).toMatchObject({ fields: { damaged: message } })
    const early = await call(shop, 'POST', `/orders/${placed.number}/state`, {
      state: 'delivered',
      damaged: [of(skirts, 1)],
    })
    expect([early.statusCode, early.json()]).toMatchObject([
      400,
      { fields: { damaged: 'Only pieces that came back are damaged.' } },
    ])
    expect(await read(shop, placed.number)).toMatchObject({ state: 'shipped' })
    expect(await stock(shop)).toEqual([6, 1])
  })

  it('can’t be damaged where a refund has put them back before', async () => {
    const shop = await orderingShop()
    const { number } = await payAt(shop, 'khalti', 'pay')
    await move(shop, number, 'packed', 'shipped')
    const [line] = (await read(shop, number)).lines
    const piece = { order_line: line?.id, quantity: 1 }
    await call(shop, 'POST', `/orders/${number}/refunds`, {
      amount: 1,
      reason: 'Sent too many',
      restock: [piece],
    })
    expect((await comeBack(shop, number, { damaged: [piece] })).statusCode).toBe(400)
    expect((await comeBack(shop, number, {})).statusCode).toBe(200)
    expect(await left(shop)).toBe(9)
  })
})
