import { placedOrder } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, type OrderingShop } from '../../test/ordering'

const DAY = 24 * 60
const online = { ...oneSkirt, payment_method: 'khalti' }

async function stateOf(shop: OrderingShop, placed: { number: string; token: string }) {
  return (await shop.guest(placed)).json<{ state: string }>().state
}

async function numberOf(shop: OrderingShop, key: string, payload: object = online) {
  return placedOrder.parse((await shop.place(payload, { key })).json()).number
}

describe.each([
  ['forward by three years', 3 * 365 * DAY],
  ['forward by an hour', 60],
  ['back by four days', -4 * DAY],
])('a clock that jumps %s', (_, minutes) => {
  it('cancels no order before its 15 minutes are over, and cancels it then', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed(online)
    await shop.later(5)
    await shop.jump(minutes)
    await shop.later(9)
    expect(await stateOf(shop, placed)).toBe('placed')
    await shop.later(minutes < 0 ? 7 : 2)
    expect(await stateOf(shop, placed)).toBe('cancelled')
  })

  it('leaves an order that is placed after it its 15 minutes', async () => {
    const shop = await orderingShop()
    await shop.later(1)
    await shop.jump(minutes)
    const placed = await shop.placed(online)
    await shop.later(14)
    expect(await stateOf(shop, placed)).toBe('placed')
    await shop.later(2)
    expect(await stateOf(shop, placed)).toBe('cancelled')
  })

  it('forgets no key for 48 hours', async () => {
    const shop = await orderingShop()
    const key = 'sent before the jump'
    const number = await numberOf(shop, key)
    await shop.later(1)
    await shop.jump(minutes)
    await shop.later(47 * 60)
    expect(await numberOf(shop, key)).toBe(number)
    await shop.later(2 * 60)
    expect(await numberOf(shop, key)).not.toBe(number)
  })
})

describe('a key', () => {
  it('of a guest is another one than the same key of another guest, customer or member of staff', async () => {
    const shop = await orderingShop()
    const key = 'a very common key'
    const cash = { ...oneSkirt, payment_method: 'cod' }
    const first = await numberOf(shop, key, cash)
    const other = { ...cash, phone: '9800000001' }
    const second = await numberOf(shop, key, other)
    const { expected_total: _, ...phoned } = cash
    const headers = { ...shop.headers, 'idempotency-key': key }
    const byStaff = await shop.app.inject({
      method: 'POST',
      url: '/staff/orders',
      headers,
      payload: phoned,
    })
    const inShop = await shop.place(cash, { key, headers: shop.headers })
    const numbers = [byStaff, inShop].map((answer) => placedOrder.parse(answer.json()).number)
    expect(new Set([first, second, ...numbers]).size).toBe(4)
    expect([await numberOf(shop, key, cash), await numberOf(shop, key, other)]).toEqual([
      first,
      second,
    ])
  })

  it('of a guest stays theirs however they write their number, and refuses another order', async () => {
    const shop = await orderingShop()
    const key = 'a very common key'
    await shop.place(oneSkirt, { key })
    const spaced = await shop.place(
      { ...oneSkirt, phone: '+977 984 123 4567', note: 'Hurry' },
      { key },
    )
    expect([sita.phone, spaced.statusCode]).toEqual(['984-1234567', 422])
  })
})
