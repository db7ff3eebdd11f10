import type { ReportRow } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { colleague } from '../../../test/colleagues'
import { oneSkirt, orderingShop } from '../../../test/ordering'
import { lastDays, reportOf, soldShop } from '../../../test/sold-shop'
import { call, delivered, move, read } from '../../../test/staff-orders'
import { totalOf } from '../../../test/total-of'

type Sold = Awaited<ReturnType<typeof soldShop>>

/** How many rows the list of orders has with a row's filter, on the report's days. */
async function ordersBehind({ shop }: Sold, filter: Record<string, string>) {
  const days = new URLSearchParams(lastDays(shop, 7))
  const sold = { sold_from: days.get('from') ?? '', sold_to: days.get('to') ?? '' }
  const query = new URLSearchParams({ ...filter, ...sold })
  return totalOf(await shop.get(`/staff/orders?${query.toString()}`))
}

describe('the rows behind a figure', () => {
  it.each(['province', 'district', 'zone', 'payment'])(
    'by %s are as many orders as the row counts',
    async (name) => {
      const sold = await soldShop()
      const { rows } = await reportOf(sold.shop, name, lastDays(sold.shop, 7))
      const found = rows.map(({ filter }) => ordersBehind(sold, filter))
      expect(await Promise.all(found)).toEqual(rows.map(({ now }) => now['orders']))
    },
  )

  it.each(['category', 'color', 'margin-product/costs', 'margin-category/costs'])(
    'by %s are found after the pieces were deleted, under a name that says so',
    async (name) => {
      const sold = await soldShop()
      const { db } = sold.shop
      await db.write.run(
        sql`UPDATE sale_entry SET product = 9999, product_color = 9999 WHERE product = (SELECT id FROM product WHERE title = 'Skirt')`,
      )
      const { rows } = await reportOf(sold.shop, name, lastDays(sold.shop, 7))
      const gone = rows.find((row) => row.name.startsWith('Deleted'))
      expect(await ordersBehind(sold, gone?.filter ?? {})).toBe(3)
      // Costs have rows of unsold stock too.
      const isSold = ({ now }: ReportRow) => now['pieces'] || now['unknown_pieces']
      const others = rows.filter((row) => row !== gone && row.key !== 'fees' && isSold(row))
      const found = others.map(({ filter }) => ordersBehind(sold, filter))
      expect(await Promise.all(found)).toEqual([1])
    },
  )

  it.each(['day', 'month'])('by %s are the orders of its own days', async (name) => {
    const sold = await soldShop()
    const { rows } = await reportOf(sold.shop, name, lastDays(sold.shop, 7))
    const found = rows.map(async ({ spans }) => {
      const { from: sold_from = '', to: sold_to = '' } = spans?.now ?? {}
      const query = new URLSearchParams({ sold_from, sold_to })
      return totalOf(await sold.shop.get(`/staff/orders?${query.toString()}`))
    })
    const counts = await Promise.all(found)
    expect(counts).toEqual(rows.map(({ now }) => now['orders']))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
  })

  it.each([
    ['product', { Skirt: 3, 'Tee | Plain': 1 }],
    ['size', { MD: 4 }],
    ['category', { Women: 3, Men: 1 }],
  ])(
    'by %s are the orders with such pieces, and for the fees those with fees',
    async (name, own) => {
      const sold = await soldShop()
      // An order that was sold without fees.
      await sold.shop.db.write.run(
        sql`DELETE FROM sale_entry WHERE product IS NULL AND "order" = (SELECT id FROM shop_order WHERE number = ${sold.paid.number})`,
      )
      const { rows } = await reportOf(sold.shop, name, lastDays(sold.shop, 7))
      const found = rows.map(async (row) => [row.name, await ordersBehind(sold, row.filter)])
      const expected = { ...own, 'Delivery and tax': 3 }
      expect(Object.fromEntries(await Promise.all(found))).toEqual(expected)
    },
  )

  it('of returns are the returns of a reason and the parcels that came back, and the total is in two parts', async () => {
    const shop = await orderingShop()
    const asked = ['Too small', 'Too small', 'A seam']
    for (const [at, reason] of asked.entries()) {
      const placed = await delivered(shop, { ...oneSkirt, phone: `984123450${at}` })
      const order_line = (await read(shop, placed.number)).lines[0]?.id
      const lines = [{ order_line, quantity: 1 }]
      await shop.guest(placed, '/returns', { wants: 'refund', reason, lines })
    }
    // A refused request is no return.
    await call(shop, 'POST', '/returns/2/answer', { decision: 'refused', answer: 'Too late.' })
    for (const phone of ['9841234511', '9841234512']) {
      const { number } = await shop.placed({ ...oneSkirt, phone })
      await move(shop, number, 'confirmed', 'packed', 'shipped', 'returned')
    }
    const days = lastDays(shop, 7)
    const { rows, parts, total } = await reportOf(shop, 'returns', days)
    const behind = async ({ list, filter }: Pick<ReportRow, 'list' | 'filter'>) => {
      const of = new URLSearchParams(days)
      const [from, to] = [of.get('from') ?? '', of.get('to') ?? '']
      const span: Record<string, string> =
        list === 'orders' ? { sold_from: from, sold_to: to } : { from, to }
      const query = new URLSearchParams({ ...filter, ...span })
      return totalOf(await shop.get(`/staff/${list}?${query.toString()}`))
    }
    const figures = async (some: ReportRow[]) =>
      Promise.all(some.map(async (row) => [row.name, row.now['returns'], await behind(row)]))
    expect(new Set(await figures(rows))).toEqual(
      new Set([
        ['Too small', 1, 1],
        ['A seam', 1, 1],
        ['Parcel refused at the door', 2, 2],
      ]),
    )
    expect(await figures(parts)).toEqual([
      ['Returns asked for', 2, 2],
      ['Parcels that came back', 2, 2],
    ])
    expect(total.now['returns']).toBe(4)
  })

  it('of stock are open to an accountant, who changes no threshold', async () => {
    const { shop } = await soldShop()
    const accountant = await colleague(shop, 'accountant')
    const { rows } = await reportOf(shop, 'stock', lastDays(shop, 7))
    for (const { filter, now } of rows) {
      const answer = await accountant.get(
        `/staff/stock/units/?${new URLSearchParams(filter).toString()}`,
      )
      const units = answer.json<{ quantity: number }[]>()
      expect(units.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(now['on_hand'])
    }
    const change = await shop.app.inject({
      method: 'PUT',
      url: '/staff/stock/units/3/1/',
      headers: accountant.headers,
      payload: { low_stock: 2 },
    })
    expect(change.statusCode).toBe(403)
  })

  it('by customer are the orders of these customers', async () => {
    const sold = await soldShop()
    const { rows } = await reportOf(sold.shop, 'customers', lastDays(sold.shop, 7))
    const found = rows.map(({ filter }) => ordersBehind(sold, filter))
    expect(await Promise.all(found)).toEqual(rows.map(({ now }) => now['orders']))
  })

  it('of stock are the units of its product or category', async () => {
    const sold = await soldShop()
    const units = async (query: string) =>
      (await sold.shop.get(`/staff/stock/units/?${query}`)).json<unknown[]>().length
    const { rows } = await reportOf(sold.shop, 'margin-category/costs', lastDays(sold.shop, 7))
    const found = await Promise.all(rows.map(({ key }) => units(`category=${key}`)))
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(await units(''))
    expect(Math.min(...found)).toBeGreaterThan(0)
    expect(await units('category=9999')).toBe(0)
    const { columns } = await reportOf(sold.shop, 'margin-product/costs', lastDays(sold.shop, 7))
    expect(columns.find(({ key }) => key === 'stock_cost')?.list).toBe('stock')
  })
})
