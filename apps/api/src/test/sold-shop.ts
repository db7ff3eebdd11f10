import { report, type Report } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { oneSkirt, orderingShop, sita, skirt, tee, type OrderingShop } from './ordering'
import { payAt } from './paying'
import { call, delivered, read } from './staff-orders'

/**
 * A shop that sold something: two skirts with a code in Kathmandu, of which one came back for 300 rupees; a tee in Kaski,
 * a skirt by Khalti, and one across the counter. An unpaid order, a cancelled one and one that waits for its cash are
 * no sales.
 */
export async function soldShop() {
  const shop = await orderingShop()
  const two = await delivered(shop, {
    ...oneSkirt,
    lines: [{ ...skirt, quantity: 2 }],
    promo_code: 'discount10',
    expected_total: 1796,
  })
  const restock = [{ order_line: (await read(shop, two.number)).lines[0]?.id, quantity: 1 }]
  await call(shop, 'POST', `/orders/${two.number}/refunds`, {
    amount: 300,
    reason: 'A seam',
    restock,
  })
  await delivered(shop, {
    ...sita,
    phone: '984-0000002',
    province: 'Gandaki',
    district: 'Kaski',
    city: 'Pokhara',
    payment_method: 'cod',
    lines: [tee],
    expected_total: 1206,
  })
  const paid = await payAt(shop, 'khalti', 'pay')
  await shop.app.inject({
    method: 'POST',
    url: '/staff/walk-in-sales',
    headers: { ...shop.headers, 'idempotency-key': 'over-the-counter' },
    payload: { lines: [skirt], expected_total: 904 },
  })
  const off = await shop.placed({ ...oneSkirt, phone: '984-0000003' })
  await shop.guest(off, '/cancel', {})
  await shop.placed({ ...oneSkirt, phone: '984-0000004' })
  await shop.placed({ ...oneSkirt, phone: '984-0000005', payment_method: 'esewa' })
  return { shop, two, paid }
}

/** A report of the days up to today, or of the asked ones. */
export async function reportOf(shop: OrderingShop, name: string, query = ''): Promise<Report> {
  return report.parse((await shop.get(`/staff/reports/${name}${query}`)).json())
}

/** The days since so many days before today, as a query. */
export function lastDays(shop: OrderingShop, days: number) {
  const day = (ago: number) =>
    kathmanduTime(new Date(shop.now() - ago * 24 * 60 * 60_000)).slice(0, 10)
  return `?from=${day(days - 1)}&to=${day(0)}`
}
