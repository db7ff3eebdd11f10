import { expect, it } from 'vitest'
import { openTestShop } from '../test/test-app'

/** Every call that takes a day in its address, and the parameter. */
const takingDays = [
  ['/staff/orders', 'from'],
  ['/staff/orders', 'to'],
  ['/staff/orders', 'sold_from'],
  ['/staff/orders', 'sold_to'],
  ['/staff/lists/orders/csv', 'from'],
  ['/staff/returns', 'from'],
  ['/staff/returns', 'to'],
  ['/staff/bills', 'from'],
  ['/staff/credit-notes', 'to'],
] as const

const unusable = [
  '2026-13-01',
  '2026-00-00',
  '2026-99-99',
  '2026-02-29',
  '0000-01-01',
  '1899-12-31',
  '2201-01-01',
  '2026-1-1',
]

it.each(takingDays)('%s refuses a %s that no calendar has, with a sentence', async (url, name) => {
  const shop = await openTestShop()
  const message = `${name} is a day like 2026-11-21.`
  for (const day of unusable) {
    const refused = await shop.get(`${url}?${name}=${day}`)
    const answer = [day, refused.statusCode, refused.json<unknown>()]
    expect(answer).toEqual([day, 400, { message, fields: { [name]: message } }])
  }
  for (const day of ['1900-01-01', '2024-02-29', '2026-12-31', '2200-12-31']) {
    expect([day, (await shop.get(`${url}?${name}=${day}`)).statusCode]).toEqual([day, 200])
  }
})

it('a report is of days that have days before them to compare with', async () => {
  const shop = await openTestShop()
  const statusOf = async (day: string) =>
    (await shop.get(`/staff/reports/day?from=${day}&to=${day}`)).statusCode
  const days = ['0000-01-01', '1899-12-31', '1900-01-01', '2200-12-31', '2201-01-01']
  expect(await Promise.all(days.map(statusOf))).toEqual([400, 400, 200, 200, 400])
})

it('the audit log and the stock movements take a day or a time, of a calendar', async () => {
  const shop = await openTestShop()
  for (const url of ['/staff/audit/', '/stock/allStock/']) {
    const statusOf = async (day: string) => (await shop.get(`${url}?from=${day}`)).statusCode
    const days = ['2026-02-29', '0000-01-01', '1900-01-01', '2026-02-28T10:00:00Z']
    expect([url, ...(await Promise.all(days.map(statusOf)))]).toEqual([url, 400, 400, 200, 200])
  }
})
