import { describe, expect, it } from 'vitest'
import {
  oneSkirt,
  orderingShop,
  publicTexts,
  sita,
  skirt,
  tee,
  type OrderingShop,
} from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, left, move, read } from '../../test/staff-orders'

type Placed = { number: string; token: string }

describe('a change of an order', () => {
  const edit = (shop: OrderingShop, { number }: Placed, expected_total: number, lines: object[]) =>
    call(shop, 'PUT', `/orders/${number}`, { ...sita, lines, expected_total })

  it('is shown with both totals, and kept in the audit log', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    expect((await edit(shop, placed, 2106, [skirt, tee])).statusCode).toBe(200)
    expect(await publicTexts(shop, placed)).toContain(
      'Order changed: Rs.\u00a0906 became Rs.\u00a02,106',
    )
    const [entry] = (await shop.get('/staff/audit/?noun=orders')).json<object[]>()
    expect(entry).toMatchObject({
      action: 'edit',
      label: placed.number,
      before: { total: 906 },
      after: { total: 2106 },
    })
  })

  it('is refused with what the order costs now, or with what is short', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    expect((await edit(shop, placed, 1, [skirt, tee])).json()).toEqual({
      message: 'The total is now Rs.\u00a02,106.',
      changes: [],
      total: 2106,
    })
    expect((await edit(shop, placed, 1, [{ ...tee, quantity: 3 }])).json()).toMatchObject({
      message: 'Only 2 left of Tee | Plain in Navy, size M.',
      changes: [{ kind: 'short', name: 'Tee | Plain in Navy, size M', price: 1200, left: 2 }],
    })
    expect([await left(shop), (await read(shop, placed.number)).totals.total]).toEqual([8, 906])
  })

  it('is refused once the order is packed', async () => {
    const shop = await orderingShop()
    const placed = await shop.placed()
    await move(shop, placed.number, 'confirmed', 'packed')
    expect((await edit(shop, placed, 906, [skirt])).json()).toEqual({
      message:
        'This order can’t be changed: it is packed already or closed, or its payment is still open.',
    })
  })

  it('that makes a paid order cheaper pays the difference back', async () => {
    const shop = await orderingShop()
    const both = { ...oneSkirt, lines: [skirt, tee], expected_total: 2106 }
    const placed = await payAt(shop, 'khalti', 'pay', {
      placed: await shop.placed({ ...both, payment_method: 'khalti' }),
    })
    await edit(shop, placed, 906, [skirt])
    expect((await read(shop, placed.number)).refunds).toMatchObject([
      { amount: 1200, reason: 'The order costs less now' },
    ])
  })
})
