import { TODAY } from '@etrend/tooling/given-time'
import { expect, it } from 'vitest'
import { laterDay, nepaliMonthOf } from '../../../lib/nepali-months'
import { shopWith, vatSkirt } from '../../../test/billing'
import { parseCsv } from '../../../test/exported-sheets'
import { reportOf } from '../../../test/sold-shop'
import { call, delivered } from '../../../test/staff-orders'
import { totalOf } from '../../../test/total-of'

/** Two bills, of which one was credited in part. */
async function billedShop(tax_mode: string) {
  const shop = await shopWith(tax_mode)
  const { number } = await delivered(shop, vatSkirt)
  await delivered(shop, { ...vatSkirt, phone: '9800000001' })
  await call(shop, 'POST', `/orders/${number}/refunds`, { amount: 113, reason: 'A seam' })
  return shop
}

it.each([
  ['vat_inclusive', { taxable: 1596.46, exempt: 0, vat: 207.54, vat_back: 13, vat_due: 194.54 }],
  ['pan', { taxable: 0, exempt: 1804, vat: 0, vat_back: 0, vat_due: 0 }],
])('the VAT of a month is what its bills and credit notes add up to: %s', async (mode, sums) => {
  const shop = await billedShop(mode)
  const { rows, total } = await reportOf(shop, 'tax')
  const all = { bills: 2, billed: 1804, notes: 1, credited: 113, ...sums }
  expect(total.now).toEqual(all)
  const billed = rows.filter(({ now }) => now['bills'])
  expect(billed.map(({ now }) => now)).toEqual([all])
})

it('agrees with the registers, and leads to the bills and credit notes of its days', async () => {
  const shop = await billedShop('vat_inclusive')
  const { total, rows, columns } = await reportOf(shop, 'tax')
  const [listed] = (await shop.get('/staff/bills')).json<{ date_bs: string }[]>()
  const period = listed?.date_bs.slice(0, 7) ?? ''
  const register = async (name: string) =>
    parseCsv((await shop.get(`/staff/bill-registers/${name}/csv?period=${period}`)).body)
  const sum = (found: Record<string, string>[], column: string) =>
    found.reduce((added, row) => added + Math.round(Number(row[column]) * 100), 0) / 100
  const [sales, notes] = [await register('sales'), await register('credit-notes')]
  expect([sum(sales, 'VAT'), sum(notes, 'VAT')]).toEqual([total.now['vat'], total.now['vat_back']])

  const span = rows.find(({ now }) => now['bills'])?.spans?.now
  const found = async (list: string, from = span?.from, to = span?.to) =>
    totalOf(await shop.get(`/staff/${list}?from=${from}&to=${to}`))
  expect([await found('bills'), await found('credit-notes')]).toEqual([2, 1])
  expect(columns.find(({ key }) => key === 'credited')?.list).toBe('credit-notes')
  const yesterday = laterDay(TODAY, -1)
  expect(await found('bills', TODAY, TODAY)).toBe(2)
  expect(await found('bills', span?.from, yesterday)).toBe(0)
  expect(await found('credit-notes', laterDay(TODAY, 1), laterDay(TODAY, 9))).toBe(0)
})

it('counts a day at the edge of a period, and no day beside it', async () => {
  const shop = await billedShop('vat_inclusive')
  const month = nepaliMonthOf(TODAY)
  const bills = async (from: string, to: string) =>
    (await reportOf(shop, 'tax', `?from=${from}&to=${to}`)).total.now['bills']
  expect(await bills(TODAY, TODAY)).toBe(2)
  expect(await bills(month?.from ?? '', TODAY)).toBe(2)
  const before = laterDay(TODAY, -1)
  expect(await bills(laterDay(before, -40), before)).toBe(0)
})

it('pieces sold lead to orders where their stock leads to the stock', async () => {
  const { columns, rows } = await reportOf(await billedShop('pan'), 'stock')
  expect(columns.find(({ key }) => key === 'sold')?.list).toBe('orders')
  expect(rows[0]?.list).toBe('stock')
})
