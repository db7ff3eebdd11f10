import { expect, it } from 'vitest'
import { oneSkirt, orderingShop, skirt } from '../../test/ordering'
import { reportOf } from '../../test/sold-shop'
import { call, delivered, read } from '../../test/staff-orders'
import { totalOf } from '../../test/total-of'

it('sales by zone keep the zone of the day, and lead to the orders that they count', async () => {
  const shop = await orderingShop()
  // A name like the report's own words for orders without a zone.
  const zone = { name: 'others', districts: ['Kathmandu'], fee: 100 }
  await call(shop, 'POST', '/delivery-zones', zone)
  const first = await delivered(shop, { ...oneSkirt, expected_total: 1004 })
  await call(shop, 'PUT', '/delivery-zones/1', { ...zone, name: 'Valley' })
  await delivered(shop, { ...oneSkirt, expected_total: 1004 })
  await delivered(shop, { ...oneSkirt, province: 'Gandaki', district: 'Kaski' })
  await shop.app.inject({
    method: 'POST',
    url: '/staff/walk-in-sales',
    headers: { ...shop.headers, 'idempotency-key': 'over-the-counter' },
    payload: { lines: [skirt], expected_total: 904 },
  })
  expect((await read(shop, first.number)).delivery_zone).toBe('others')
  const { rows } = await reportOf(shop, 'zone')
  const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const found = sorted.map(async ({ name, now, filter }) => {
    const query = new URLSearchParams(filter).toString()
    const total = totalOf(await shop.get(`/staff/orders?${query}`))
    return [name, now['delivery'], now['sales'], total]
  })
  expect(await Promise.all(found)).toEqual([
    ['In no zone', 2, 906, 1],
    ['Sold in the shop', 0, 904, 1],
    ['Valley', 100, 1004, 1],
    ['others', 100, 1004, 1],
  ])
})
