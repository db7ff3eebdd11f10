import type { PricedCart } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { addCollection } from '../../test/collecting'
import { oneSkirt, orderingShop, tee, type OrderingShop } from '../../test/ordering'
import { addSale, only } from '../../test/sale-offers'
import { call } from '../../test/staff-orders'
import { standAt } from '../../test/standing-clock'

// The tee costs Rs. 1,200, the skirt Rs. 900 of 1500.
const oneTee = { ...oneSkirt, lines: [tee], expected_total: 1206 }
const DAY_MS = 24 * 3_600_000

async function cartOf({ app }: OrderingShop, payload: object = { lines: [tee] }) {
  const answer = await app.inject({ method: 'POST', url: '/store/cart', payload })
  return answer.json<PricedCart>()
}

describe('a sale', () => {
  it('is charged in the cart and in orders exactly from its start until before its end', async () => {
    const shop = await orderingShop()
    const [start, end] = [shop.now() + DAY_MS, shop.now() + 2 * DAY_MS]
    const times = { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() }
    await addSale(shop, { percent_off: 25, ...times })
    const charged = async (time: number, expected_total: number) => {
      standAt(time)
      const { lines } = await cartOf(shop)
      const placed = await shop.place({ ...oneTee, expected_total })
      return [lines[0]?.price, placed.statusCode]
    }
    expect(await charged(start - 1, 906)).toEqual([1200, 409])
    expect(await charged(start, 906)).toEqual([900, 201])
    expect(await charged(end - 1, 906)).toEqual([900, 201])
    expect(await charged(end, 906)).toEqual([1200, 409])
  })

  it('that ended since the shopper saw its price is told as a changed price, and nothing is ordered', async () => {
    const shop = await orderingShop()
    const sale = await addSale(shop, { percent_off: 25 })
    const { id, ...terms } = sale
    await shop.put(`/staff/sale-offers/${id}/`, { ...terms, is_active: false })
    const lines = [{ ...tee, shown_price: 900 }]
    const refused = await shop.place({ ...oneTee, lines, expected_total: 906 })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { changes: [{ kind: 'price', price: 1200 }], total: 1206 },
    ])
  })

  it('is the price of phone orders, sales in the shop and pieces that staff add to an order', async () => {
    const shop = await orderingShop()
    await shop.put('/staff/settings/', {})
    const before = await shop.placed(oneTee)
    await addSale(shop, { amount_off: 200.25 })
    const { lines: _lines, payment_method: _method, expected_total: _total, ...to } = oneSkirt
    const skirt = oneSkirt.lines[0]
    const edit = { ...to, lines: [tee, skirt] }
    const preview = await call(shop, 'POST', `/orders/${before.number}/edit/preview`, edit)
    // The tee keeps the price of its day; the skirt’s own discount is better than the sale.
    expect(preview.json()).toMatchObject({ after: { subtotal: 2100 } })
    const idempotent = { ...shop.headers, 'idempotency-key': 'a-key-of-this-test' }
    const phone = await shop.app.inject({
      method: 'POST',
      url: '/staff/orders',
      headers: idempotent,
      payload: { ...oneTee, expected_total: 1005.75 },
    })
    expect([phone.statusCode, phone.json()]).toMatchObject([201, { total: 1005.75 }])
  })

  it('of a collection by rule, and a code of the same collection, go by prices before sales', async () => {
    const shop = await orderingShop()
    const rule = JSON.stringify({ min_price: 1200, max_price: 1200 })
    const { id } = await addCollection(shop, { rule })
    await addSale(shop, { ...only({ collections: [id] }), percent_off: 50 })
    await call(shop, 'POST', '/promo-codes', {
      code: 'More',
      percent_off: 10,
      ...only({ collections: [id] }),
    })
    const { lines, totals } = await cartOf(shop, {
      lines: [tee, ...oneSkirt.lines],
      promo_code: 'more',
    })
    expect(lines.map(({ price }) => price)).toEqual([600, 900])
    expect(totals).toMatchObject({ subtotal: 1500, discount: 60 })
  })
})
