import { salesFigures } from '@etrend/contract'
import { expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, delivered, move, read } from '../../test/staff-orders'

async function figures(shop: OrderingShop, query = '?days=7') {
  return salesFigures.parse((await shop.get(`/staff/sales${query}`)).json())
}

it('the sales are what was paid or delivered, and kept (expected sums were added up by hand)', async () => {
  const shop = await orderingShop()
  const phone = (last: number) => `984-000000${last}`
  // Delivered, one of two skirts goes back for its 900: 1806 - 900.
  const two = await delivered(shop, {
    ...oneSkirt,
    phone: phone(1),
    lines: [{ ...skirt, quantity: 2 }],
    expected_total: 1806,
  })
  const restock = [{ order_line: (await read(shop, two.number)).lines[0]?.id, quantity: 1 }]
  await call(shop, 'POST', `/orders/${two.number}/refunds`, {
    amount: 900,
    reason: 'A seam',
    restock,
  })
  // Counts from when its cash is there: 1206.
  const tees = await shop.placed({
    ...oneSkirt,
    phone: phone(2),
    lines: [tee],
    expected_total: 1206,
  })
  // Refused at the door, cancelled, and still unpaid: nothing.
  const refused = await shop.placed({ ...oneSkirt, phone: phone(3) })
  await move(shop, refused.number, 'confirmed', 'packed', 'shipped', 'returned')
  const off = await shop.placed({ ...oneSkirt, phone: phone(4) })
  await move(shop, off.number, 'cancelled')
  await shop.placed({ ...oneSkirt, phone: phone(5), payment_method: 'esewa' })
  // Paid twice and once paid back: 906.
  const placed = await shop.placed({ ...oneSkirt, phone: phone(6), payment_method: 'khalti' })
  const first = await payAt(shop, 'khalti', 'pay', { placed, comesBack: false })
  const second = await payAt(shop, 'khalti', 'pay', { placed, comesBack: false })
  await shop.app.inject({ url: first.back })
  await shop.app.inject({ url: second.back })

  expect((await figures(shop)).current).toMatchObject({ sales: 1812, orders: 2, pieces: 2 })
  await move(shop, tees.number, 'confirmed', 'packed', 'shipped')
  expect((await figures(shop)).current).toMatchObject({ sales: 1812, orders: 2, pieces: 2 })
  await move(shop, tees.number, 'delivered')
  expect(await figures(shop)).toMatchObject({
    // 906 + 1206 + 906, in three orders of one piece each that was kept.
    current: { sales: 3018, orders: 3, average: 1006, pieces: 3, refunded: 900 },
    previous: { sales: 0, orders: 0 },
    best_sellers: [
      { title: 'Skirt', pieces: 2, sales: 1800 },
      { title: 'Tee | Plain', pieces: 1, sales: 1200 },
    ],
  })
  await shop.later(8 * 24 * 60)
  await shop.signIn()
  expect(await figures(shop)).toMatchObject({
    current: { sales: 0, orders: 0 },
    previous: { sales: 3018, orders: 3, average: 1006 },
  })
})

it('the sales add up what was paid or delivered and not cancelled, day by day, beside the time before', async () => {
  const shop = await orderingShop()
  await delivered(shop, { ...oneSkirt, lines: [{ ...skirt, quantity: 2 }], expected_total: 1806 })
  await shop.placed()
  const paid = await payAt(shop, 'khalti', 'pay')
  expect(await figures(shop, '')).toMatchObject({
    days: 30,
    current: { sales: 2712, orders: 2, average: 1356, pieces: 3, refunded: 0 },
    previous: { sales: 0, orders: 0, average: 0 },
    best_sellers: [{ product: 2, title: 'Skirt', pieces: 3, sales: 2700 }],
  })
  const { by_day } = await figures(shop)
  expect([by_day.length, by_day.at(-1)]).toMatchObject([7, { sales: 2712, orders: 2 }])
  await shop.guest(paid, '/cancel', {})
  expect((await figures(shop, '')).current).toMatchObject({ sales: 1806, orders: 1 })
})
