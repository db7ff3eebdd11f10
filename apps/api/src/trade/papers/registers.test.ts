import { expect, it } from 'vitest'
import * as z from 'zod'
import { billsOf, shopWith, vatSkirt } from '../../test/billing'
import { colleague } from '../../test/colleagues'
import { parseCsv, workbookCells } from '../../test/exported-sheets'
import type { OrderingShop } from '../../test/ordering'
import { call, delivered } from '../../test/staff-orders'
import { shopWithTaxOffice } from '../../test/tax-office'

async function registerOf(shop: OrderingShop, name: string, period: string) {
  const answer = await shop.get(`/staff/bill-registers/${name}/csv?period=${period}`)
  expect(answer.statusCode).toBe(200)
  return parseCsv(answer.body)
}

/** Two bills, of which one was refunded in part, and the other all and printed. */
async function soldMonth(tax_mode: string) {
  const shop = await shopWith(tax_mode)
  const one = await delivered(shop, { ...vatSkirt, promo_code: 'discount10', expected_total: 892 })
  const two = await delivered(shop, { ...vatSkirt, phone: '9800000001', buyer_pan: '302345678' })
  const back = (number: string, amount: number) =>
    call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam' })
  await back(one.number, 100)
  await back(two.number, 902)
  await shop.get(`/staff/orders/${two.number}/invoice.pdf`)
  const [bill] = (await billsOf(shop, one)).bills
  return { shop, month: bill?.date_bs.slice(0, 7) ?? '' }
}

it.each(['vat_inclusive', 'pan'])(
  'the registers of a month add up to its bills and credit notes: %s',
  async (mode) => {
    const { shop, month } = await soldMonth(mode)
    const sales = await registerOf(shop, 'sales', month)
    const notes = await registerOf(shop, 'credit-notes', month)
    expect([sales.length, notes.length]).toEqual([2, 2])
    for (const row of [...sales, ...notes]) {
      const parts = Number(row['Tax_Exempt']) + Number(row['Taxable']) + Number(row['VAT'])
      expect(parts).toBeCloseTo(Number(row['Total']), 5)
    }
    const sum = (rows: Record<string, string>[]) =>
      rows.reduce((all, row) => all + Number(row['Total']), 0)
    expect([sum(sales), sum(notes)]).toEqual([1794, 1002])
    const standard = await registerOf(shop, 'standard-view', month)
    expect(standard).toHaveLength(2)
    for (const row of standard) {
      const net = Number(row['Amount']) - Number(row['Discount'])
      expect(net + Number(row['Tax_Amount'])).toBeCloseTo(Number(row['Total_Amount']), 5)
    }
  },
)

it('the Standard View has the columns of Annexure 5, and says which bills are printed and active', async () => {
  const { shop, month } = await soldMonth('vat_inclusive')
  const [first, second] = await registerOf(shop, 'standard-view', month)
  expect(Object.keys(first ?? {}).join(' ')).toBe(
    'Fiscal_Year Bill_no Customer_name Customer_PAN Bill_Date Amount Discount Taxable_Amount Tax_Amount Total_Amount Sync_with_IRD Is_Bill_Printed Is_Bill_Active Printed_Time Entered_By Printed_By Is_realtime Payment_Method VAT_Refund_Amount Transaction_Id',
  )
  expect(first).toMatchObject({
    Amount: '798.23',
    Discount: '8.85',
    Taxable_Amount: '789.38',
    Tax_Amount: '102.62',
    Total_Amount: '892',
    Is_Bill_Printed: 'False',
    Is_Bill_Active: 'True',
  })
  expect(second).toMatchObject({
    Customer_PAN: '302345678',
    Is_Bill_Printed: 'True',
    Is_Bill_Active: 'False',
    Printed_By: expect.stringMatching(/./) as unknown,
  })
  expect(first?.['Fiscal_Year']).toMatch(/^\d{4}\.0\d\d$/)
})

it('another month is empty, and what is no month is refused', async () => {
  const { shop } = await soldMonth('vat_inclusive')
  expect(await registerOf(shop, 'sales', '2082-01')).toEqual([])
  expect((await shop.get('/staff/bill-registers/sales/csv?period=2083-13')).statusCode).toBe(400)
  expect((await shop.get('/staff/bill-registers/other/csv?period=2083-01')).statusCode).toBe(400)
})

it('a fiscal year has the rows of its months', async () => {
  const { shop, month } = await soldMonth('vat_inclusive')
  const months = z
    .object({ fiscal_years: z.array(z.string()) })
    .parse((await shop.get('/staff/bill-months')).json())
  expect(months.fiscal_years).toHaveLength(1)
  const ofYear = await registerOf(shop, 'sales', months.fiscal_years[0] ?? '')
  expect(ofYear).toEqual(await registerOf(shop, 'sales', month))
  expect(await registerOf(shop, 'sales', '2082-83')).toEqual([])
})

it.each(['standard-view', 'sales', 'credit-notes'])(
  'the spreadsheet has the same cells as the CSV: %s',
  async (register) => {
    const { shop, month } = await soldMonth('vat_inclusive')
    const answer = await shop.get(`/staff/bill-registers/${register}/xlsx?period=${month}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    const [titles = [], ...rows] = workbookCells(answer.rawPayload)
    const expected = await registerOf(shop, register, month)
    expect(titles).toEqual(Object.keys(expected[0] ?? {}))
    const asCells = (row: Record<string, string>) =>
      Object.values(row).map((cell) => ({ True: '1', False: '0' })[cell] ?? cell)
    const whole = rows.map((row) => titles.map((_, at) => row[at] ?? ''))
    expect(whole).toEqual(expected.map(asCells))
  },
)

it('registers are for the accountant; sales staff are refused, and each export is in the audit log', async () => {
  const { shop, month } = await soldMonth('vat_inclusive')
  const accountant = await colleague(shop, 'accountant')
  const url = `/staff/bill-registers/sales/csv?period=${month}`
  expect((await accountant.get(url)).statusCode).toBe(200)
  expect((await (await colleague(shop, 'sales')).get(url)).statusCode).toBe(403)
  const log = (await shop.get('/staff/audit/?noun=bills')).json<object[]>()
  expect(log[0]).toMatchObject({ action: 'export', label: `sales-${month}.csv` })
})

it('the Standard View says which bills the tax office has, and which it got in real time', async () => {
  const { shop, play, sell, later } = await shopWithTaxOffice()
  const { number } = await sell()
  await later(0)
  await sell()
  await later(2)
  play.trick = 'refuses'
  await sell()
  await later(0)
  const [bill] = (await billsOf(shop, { number })).bills
  const rows = await registerOf(shop, 'standard-view', bill?.date_bs.slice(0, 7) ?? '')
  expect(rows).toMatchObject([
    { Sync_with_IRD: 'True', Is_realtime: 'True' },
    { Sync_with_IRD: 'True', Is_realtime: 'False' },
    { Sync_with_IRD: 'False', Is_realtime: 'False' },
  ])
})
