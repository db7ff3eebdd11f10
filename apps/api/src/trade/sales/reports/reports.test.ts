import { paisa } from '@etrend/domain'
import { TODAY } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { order } from '../../../db/schema/orders'
import { refund } from '../../../db/schema/payments'
import { colleague } from '../../../test/colleagues'
import { oneSkirt } from '../../../test/ordering'
import { lastDays, reportOf, soldShop } from '../../../test/sold-shop'
import { totalOf } from '../../../test/total-of'

type Sold = Awaited<ReturnType<typeof soldShop>>
const byMoney = [
  'day',
  'month',
  'category',
  'product',
  'color',
  'size',
  'province',
  'district',
  'zone',
  'payment',
]

/** What came in less what goes back, in paisa, from orders and refunds themselves. */
async function keptMoney({ shop }: Sold) {
  const orders = await shop.db.read.select().from(order)
  const refunds = await shop.db.read.select().from(refund)
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + paisa(amount), 0)
  return sum(orders.map(({ paid }) => paid)) - sum(refunds.map(({ amount }) => amount))
}

describe('each report of sales', () => {
  it.each(byMoney)('by %s adds up to the orders and refunds, to the paisa', async (name) => {
    const sold = await soldShop()
    const days = lastDays(sold.shop, 7)
    const { rows, total } = await reportOf(sold.shop, name, days)
    const kept = await keptMoney(sold)
    expect(kept).toBeGreaterThan(0)
    expect(paisa(total.now['sales'] ?? 0)).toBe(kept)
    const added = rows.reduce((sum, { now }) => sum + paisa(now['sales'] ?? 0), 0)
    expect(added).toBe(kept)
    expect(paisa(total.now['sold'] ?? 0) - paisa(total.now['back'] ?? 0)).toBe(kept)
  })

  it('by product has the pieces that were kept, and the fees in a row of their own', async () => {
    const sold = await soldShop()
    const days = lastDays(sold.shop, 7)
    const { rows } = await reportOf(sold.shop, 'product', days)
    // Skirts: 1790 - 300, 900 and 900. Fees: 6 of each order but the one across the counter.
    expect(rows.map(({ name, now }) => [name, now['pieces'], now['sales']])).toEqual([
      ['Skirt', 3, 3290],
      ['Tee | Plain', 1, 1200],
      ['Delivery and tax', 0, 22],
    ])
  })

  it('by payment method tells cash on delivery from cash in the shop', async () => {
    const sold = await soldShop()
    const days = lastDays(sold.shop, 7)
    const { rows } = await reportOf(sold.shop, 'payment', days)
    expect(rows.map(({ name, now }) => [name, now['orders'], now['sales']])).toEqual([
      ['Cash on delivery', 2, 2702],
      ['Khalti', 1, 906],
      ['Cash in the shop', 1, 904],
    ])
  })

  it('by district leads to the orders that it counts', async () => {
    const sold = await soldShop()
    const days = lastDays(sold.shop, 7)
    const { rows } = await reportOf(sold.shop, 'district', days)
    expect(rows.map(({ name }) => name)).toEqual(['Kathmandu', 'Kaski', 'Sold in the shop'])
    const found = rows.map(async ({ filter, now }) => {
      const query = new URLSearchParams({
        ...filter,
        ...Object.fromEntries(
          new URLSearchParams(days.replace('from', 'sold_from').replace('to=', 'sold_to=')),
        ),
      })
      const total = totalOf(await sold.shop.get(`/staff/orders?${query.toString()}`))
      return [total, now['orders']]
    })
    expect(await Promise.all(found)).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ])
  })

  it('by day has a row for each day, and a day’s figures on the day they happened', async () => {
    const sold = await soldShop()
    const days = lastDays(sold.shop, 7)
    const { rows } = await reportOf(sold.shop, 'day', days)
    expect(rows.map(({ now }) => now['orders'])).toEqual([0, 0, 0, 0, 0, 0, 4])
    expect(rows.at(-1)).toMatchObject({ now: { sold: 4812, back: 300, delivery: 6, tax: 16 } })
  })
})

it('a period that has not ended ends with today, and is compared with as many days', async () => {
  const sold = await soldShop()
  const later = new Date(Date.parse(TODAY) + 9 * 86_400_000).toISOString().slice(0, 10)
  const report = await reportOf(sold.shop, 'day', `?from=${TODAY}&to=${later}`)
  expect(report.rows.map(({ name }) => name)).toEqual([TODAY])
  expect(report).toMatchObject({ is_open: true, until: TODAY, total: { now: { orders: 4 } } })
  expect(report.before.to).toBe(report.before.from)
})

it('a day that has not begun is no row, even where something was sold on that day before', async () => {
  const { shop } = await soldShop()
  await shop.later(2 * 24 * 60)
  await shop.signIn()
  const today = new URLSearchParams(lastDays(shop, 1)).get('to') ?? ''
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const { rows } = await reportOf(shop, 'day', `?from=${today}&to=${tomorrow}`)
  expect(rows.map(({ name }) => name)).toEqual([today])
})

it('customers are new once, and returning when they buy again', async () => {
  const sold = await soldShop()
  const days = lastDays(sold.shop, 7)
  const { rows, total } = await reportOf(sold.shop, 'customers', days)
  expect(rows.map(({ name, now }) => [name, now['customers']])).toEqual([
    ['New customers', 2],
    ['Without an account or phone', 0],
  ])
  expect(paisa(total.now['sales'] ?? 0)).toBe(await keptMoney(sold))
})

it('stock tells how fast products sell, and the value of what is on hand', async () => {
  const sold = await soldShop()
  const days = lastDays(sold.shop, 7)
  const { rows } = await reportOf(sold.shop, 'stock', days)
  const skirts = rows.find(({ name }) => name === 'Skirt')
  // 9 less 2, 1, 1 and two that orders hold, and one came back.
  expect(skirts?.now).toMatchObject({ sold: 3, on_hand: 4, value: 3600, sell_through: 42.9 })
  expect(skirts?.now['days_left']).toBe(9)
  expect(skirts?.before['on_hand']).toBeNull()
})

it('as CSV a report has all rows and its total', async () => {
  const sold = await soldShop()
  const days = lastDays(sold.shop, 7)
  const file = await sold.shop.get(`/staff/reports/product/csv${days}`)
  expect(file.headers['content-type']).toContain('text/csv')
  const lines = file.body.trim().split('\r\n')
  expect(lines[0]).toContain('Net sales, period before')
  expect(lines[1]).toMatch(/^Skirt,3,/)
  expect(lines.at(-1)).toMatch(/^Total,4,4812,300,4512,/)
})

const wrongPeriods = [
  ['?from=2026-02-30', 'from is a day like 2026-11-21.'],
  ['?from=2026-03-02&to=2026-03-01', 'The period ends before it begins.'],
  ['?from=2020-01-01&to=2026-03-01', 'Choose at most three years.'],
]

it.each(wrongPeriods)('the period %s is refused with a sentence', async (query, message) => {
  const sold = await soldShop()
  const answer = await sold.shop.get(`/staff/reports/day${query}`)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }])
})

it('accountants see sales and no margins, packers see neither', async () => {
  const sold = await soldShop()
  const accountant = await colleague(sold.shop, 'accountant')
  const packer = await colleague(sold.shop, 'packer')
  const margin = '/staff/reports/margin-product/costs'
  expect((await accountant.get('/staff/reports/day')).statusCode).toBe(200)
  expect((await accountant.get(margin)).statusCode).toBe(403)
  expect((await packer.get('/staff/reports/day')).statusCode).toBe(403)
  expect((await sold.shop.get(margin)).statusCode).toBe(200)
  expect((await sold.shop.anonymous('GET', '/staff/reports/day')).statusCode).toBe(401)
})

it('the same period before and the same Nepali days of last year stand beside each figure', async () => {
  const { shop } = await soldShop()
  await shop.later(7 * 24 * 60)
  await shop.signIn()
  const { total, before } = await reportOf(shop, 'payment', lastDays(shop, 7))
  expect(total).toMatchObject({ now: { sales: 0 }, before: { sales: 4512 } })
  expect(lastDays(shop, 14)).toContain(`from=${before.from}`)
  await shop.later(358 * 24 * 60)
  await shop.signIn()
  await shop.placed(oneSkirt)
  const year = await reportOf(shop, 'payment', lastDays(shop, 20))
  expect(year.total.last_year).toMatchObject({ sales: 4512 })
})
