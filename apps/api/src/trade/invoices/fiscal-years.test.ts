import { describe, expect, it } from 'vitest'
import { billsOf, shopWith, vatSkirt } from '../../test/billing'
import { parseCsv } from '../../test/exported-sheets'
import type { OrderingShop } from '../../test/ordering'
import { call, move } from '../../test/staff-orders'
import { standAt } from '../../test/standing-clock'

/** 1 Shrawan 2084, 00:00 in Kathmandu. */
const newYear = Date.parse('2027-07-17T00:00:00+05:45')

async function shipped(shop: OrderingShop, customer: number) {
  const placed = await shop.placed({ ...vatSkirt, phone: `984123450${customer}` })
  await move(shop, placed.number, 'confirmed', 'packed', 'shipped')
  return placed
}

async function numbersIn(shop: OrderingShop, register: string, year: string) {
  const { body } = await shop.get(`/staff/bill-registers/${register}/csv?period=${year}`)
  return parseCsv(body).map((row) => row[register === 'sales' ? 'Bill_no' : 'Credit_note_no'])
}

function serials(prefix: string, count: number) {
  return Array.from({ length: count }, (_, at) => `${prefix}-0000${at + 1}`)
}

describe.each(['vat_inclusive', 'pan'])('at midnight before 1 Shrawan: %s', (tax_mode) => {
  it('numbers run to the end of the old fiscal year, and begin at 1 in the new one without a gap', async () => {
    const shop = await shopWith(tax_mode)
    standAt(newYear - 60_000)
    await shop.signIn()
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map((one) => shipped(shop, one)))
    const deliver = (...places: number[]) =>
      Promise.all(places.map((at) => move(shop, orders[at]?.number ?? '', 'delivered')))
    const refund = async (at: number) => {
      const payload = { amount: 100.5, reason: 'A seam' }
      const answer = await call(shop, 'POST', `/orders/${orders[at]?.number}/refunds`, payload)
      expect(answer.statusCode).toBe(200)
    }
    await deliver(0, 1)
    await refund(0)
    standAt(newYear - 1)
    await deliver(2)
    await refund(1)
    standAt(newYear)
    // A bill of the old year is credited in the new one.
    await refund(2)
    await deliver(3, 4)
    standAt(newYear + 1)
    await deliver(5)
    await refund(3)

    expect(await numbersIn(shop, 'sales', '2083-84')).toEqual(serials('SI-01-2083-84', 3))
    expect(await numbersIn(shop, 'sales', '2084-85')).toEqual(serials('SI-01-2084-85', 3))
    expect(await numbersIn(shop, 'credit-notes', '2083-84')).toEqual(serials('CN-01-2083-84', 2))
    expect(await numbersIn(shop, 'credit-notes', '2084-85')).toEqual(serials('CN-01-2084-85', 2))
    const late = await billsOf(shop, orders[2] ?? { number: '' })
    expect(late.bills).toMatchObject([{ number: 'SI-01-2083-84-00003', date_bs: '2084-03-31' }])
    expect(late.credit_notes).toMatchObject([
      {
        number: 'CN-01-2084-85-00001',
        bill_number: 'SI-01-2083-84-00003',
        date_bs: '2084-04-01',
      },
    ])
  })
})
