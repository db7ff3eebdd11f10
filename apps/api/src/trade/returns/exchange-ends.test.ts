import { placedOrder } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, delivered, left, move, read } from '../../test/staff-orders'

type Placed = { number: string; token: string }

/** Sends all pieces of an order's first line back and answers the id of the return, received by the shop. */
async function received(shop: OrderingShop, placed: Placed, wants = 'exchange') {
  const [line] = (await read(shop, placed.number)).lines
  const lines = [{ order_line: line?.id, quantity: line?.quantity }]
  const asked = await shop.guest(placed, '/returns', { wants, reason: 'Too small', lines })
  const { id } = asked.json<{ id: number }>()
  await call(shop, 'POST', `/returns/${id}/answer`, { decision: 'approved' })
  const returns = (await shop.get('/staff/returns')).json<
    { id: number; pieces: { id: number }[] }[]
  >()
  const pieces = returns.find((row) => row.id === id)?.pieces ?? []
  const came = pieces.map((piece) => ({ id: piece.id, condition: 'resellable' }))
  const answer = await call(shop, 'POST', `/returns/${id}/receive`, { pieces: came })
  expect(answer.statusCode).toBe(200)
  return id
}

async function exchanged(shop: OrderingShop, placed: Placed, lines: object[]) {
  const id = await received(shop, placed)
  const answer = await call(shop, 'POST', `/returns/${id}/exchange`, { lines })
  expect(answer.statusCode).toBe(201)
  return placedOrder.parse(answer.json())
}

const tasks = async (shop: OrderingShop, { number }: Placed) =>
  (await read(shop, number)).refunds.map(({ amount, state }) => [amount, state])

/** A skirt that was delivered for Rs. 906 in cash, and an exchange order with these lines for it. */
async function exchangedSkirt(lines: object[] = [skirt]) {
  const shop = await orderingShop()
  const first = await delivered(shop)
  return { shop, first, exchange: await exchanged(shop, first, lines) }
}

describe('an exchange order that costs nothing more', () => {
  it('cancelled by the shopper pays back what the pieces were worth', async () => {
    const { shop, first, exchange } = await exchangedSkirt()
    expect(exchange).toMatchObject({ total: 0, payment_state: 'none' })
    expect((await shop.guest(exchange, '/cancel', {})).statusCode).toBe(200)
    expect([await tasks(shop, first), await left(shop)]).toEqual([[[900, 'task']], 9])
    expect(await read(shop, first.number)).toMatchObject({
      payment_state: 'refund_due',
      refundable: 6,
    })
    expect((await shop.guest(exchange, '/cancel', {})).statusCode).toBe(409)
    expect(await tasks(shop, first)).toHaveLength(1)
  })

  it.each([
    ['cancelled by staff', ['cancelled']],
    ['packed and then cancelled', ['confirmed', 'packed', 'cancelled']],
    ['refused at the door', ['confirmed', 'packed', 'shipped', 'returned']],
  ])('%s pays it back too, on the order that the money came in for', async (_how, states) => {
    const { shop, first, exchange } = await exchangedSkirt()
    await move(shop, exchange.number, ...states)
    const { refunds, timeline } = await read(shop, first.number)
    expect(refunds).toMatchObject([{ amount: 900, state: 'task', method: 'cash' }])
    expect(refunds[0]?.reason).toContain(exchange.number)
    expect(timeline.at(-1)?.text).toContain('Rs.\u00a0900 to be paid back')
    expect(await read(shop, exchange.number)).toMatchObject({ refundable: 0, refunds: [] })
  })

  it('refused at the call pays it back', async () => {
    const { shop, first, exchange } = await exchangedSkirt()
    await call(shop, 'POST', `/orders/${exchange.number}/calls`, { outcome: 'refused' })
    expect(await tasks(shop, first)).toEqual([[900, 'task']])
  })

  it('sent back after its delivery is worth its pieces again', async () => {
    const { shop, first, exchange } = await exchangedSkirt()
    await move(shop, exchange.number, 'confirmed', 'packed', 'shipped', 'delivered')
    const id = await received(shop, exchange, 'refund')
    expect(await tasks(shop, first)).toEqual([])
    const answer = await call(shop, 'POST', `/returns/${id}/refund`, { amount: 900 })
    expect([answer.statusCode, await tasks(shop, first)]).toEqual([200, [[900, 'task']]])
  })

  it('keeps its money while it is open: that money can’t be refunded in another way', async () => {
    const { shop, first, exchange } = await exchangedSkirt()
    const back = (amount: number) =>
      call(shop, 'POST', `/orders/${first.number}/refunds`, { amount, reason: 'Kindness' })
    expect((await read(shop, first.number)).refundable).toBe(6)
    const refused = await back(7)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        message:
          'No more can be refunded than was paid for this order: Rs.\u00a06 is left, and Rs.\u00a0900 pays for its exchange.',
      },
    ])
    expect((await back(6)).statusCode).toBe(200)
    await move(shop, exchange.number, 'cancelled')
    expect(await tasks(shop, first)).toEqual([
      [900, 'task'],
      [6, 'task'],
    ])
  })
})

describe('an exchange order for more', () => {
  it('pays back the worth of the pieces when it is cancelled, and asks for no cash', async () => {
    const { shop, first, exchange } = await exchangedSkirt([tee])
    expect(exchange).toMatchObject({ total: 300, payment_state: 'due' })
    await move(shop, exchange.number, 'cancelled')
    expect(await tasks(shop, first)).toEqual([[900, 'task']])
    expect(await read(shop, exchange.number)).toMatchObject({ payment_state: 'none', to_pay: 0 })
  })

  it('paid in cash and sent back pays back both, each where it came in', async () => {
    const { shop, first, exchange } = await exchangedSkirt([tee])
    await move(shop, exchange.number, 'confirmed', 'packed', 'shipped', 'delivered')
    expect(await read(shop, exchange.number)).toMatchObject({ paid: 300, refundable: 1200 })
    const id = await received(shop, exchange, 'refund')
    await call(shop, 'POST', `/returns/${id}/refund`, { amount: 1200 })
    expect([await tasks(shop, exchange), await tasks(shop, first)]).toEqual([
      [[300, 'task']],
      [[900, 'task']],
    ])
    expect(await read(shop, exchange.number)).toMatchObject({ refundable: 0 })
  })
})

describe('an exchange order for less', () => {
  it('cancelled pays back the rest, so that all of the worth has gone back', async () => {
    const shop = await orderingShop()
    const first = await delivered(shop, { ...oneSkirt, lines: [tee], expected_total: 1206 })
    const exchange = await exchanged(shop, first, [skirt])
    expect(await tasks(shop, first)).toEqual([[300, 'task']])
    await shop.guest(exchange, '/cancel', {})
    expect(await tasks(shop, first)).toEqual([
      [900, 'task'],
      [300, 'task'],
    ])
  })

  it('after an edit pays back what the new pieces cost less, and stores no larger discount', async () => {
    const { shop, first, exchange } = await exchangedSkirt([tee])
    const lines = [{ ...skirt, quantity: 1 }]
    await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: 400 })
    const edit = { ...sita, lines, expected_total: 0 }
    const done = await call(shop, 'PUT', `/orders/${exchange.number}`, edit)
    expect([done.statusCode, done.json()]).toMatchObject([
      200,
      { totals: { subtotal: 400, discount: 400, total: 0 }, payment_state: 'none', to_pay: 0 },
    ])
    expect(await tasks(shop, first)).toEqual([[500, 'task']])
    await move(shop, exchange.number, 'cancelled')
    expect(await tasks(shop, first)).toEqual([
      [400, 'task'],
      [500, 'task'],
    ])
  })
})

describe('an exchange of an exchange', () => {
  it('for less pays back what is left over of the first money', async () => {
    const { shop, first, exchange } = await exchangedSkirt()
    await move(shop, exchange.number, 'confirmed', 'packed', 'shipped', 'delivered')
    await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: 500 })
    const second = await exchanged(shop, exchange, [skirt])
    expect([second.total, await tasks(shop, first)]).toEqual([0, [[400, 'task']]])
    await shop.guest(second, '/cancel', {})
    expect(await tasks(shop, first)).toEqual([
      [500, 'task'],
      [400, 'task'],
    ])
    expect(await read(shop, first.number)).toMatchObject({ refunded: 900, refundable: 6 })
  })
})

it('money that Khalti brought is offered to be sent back by Khalti', async () => {
  const shop = await orderingShop()
  const first = await payAt(shop, 'khalti', 'pay')
  await move(shop, first.number, 'packed', 'shipped', 'delivered')
  const exchange = await exchanged(shop, first, [skirt])
  await shop.guest(exchange, '/cancel', {})
  expect((await read(shop, first.number)).refunds).toMatchObject([
    { amount: 900, method: 'khalti', can_send: true },
  ])
})
