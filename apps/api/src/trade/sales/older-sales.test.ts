import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { saleEntry } from '../../db/schema/sales'
import { lastDays, reportOf, soldShop } from '../../test/sold-shop'
import { bookOlderSales } from './older-sales'

it('sales of older versions are booked on the day of their invoice, and their refunds on their own day', async () => {
  const { shop } = await soldShop()
  const asked = lastDays(shop, 20)
  await shop.db.write.delete(saleEntry)
  await shop.db.write.run(
    sql`UPDATE shop_order SET invoiced_at = strftime('%Y-%m-%dT%H:%M:%fZ', invoiced_at, '-10 days')`,
  )
  expect((await reportOf(shop, 'day', asked)).total.now).toMatchObject({ sales: 0 })
  expect(await bookOlderSales(shop.db)).toBe(4)
  const { rows, total } = await reportOf(shop, 'day', asked)
  expect(total.now).toMatchObject({ orders: 4, sold: 4812, back: 300, sales: 4512 })
  expect(rows[9]?.now).toMatchObject({ orders: 4, sales: 4812 })
  expect(rows[19]?.now).toMatchObject({ orders: 0, sales: -300 })
  expect(await bookOlderSales(shop.db)).toBe(0)
})
