import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { phone } from './support/browser-basics'
import { playedShop } from './support/played-shop'

const played = playedShop()
const admin = adminBrowser(() => played.shop())

const fileOf = (...rows: string[]) => ({
  name: 'esewa-november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['\uFEFFVoucher,When,Rupees,Cut', ...rows].join('\r\n')),
})

it('a gateway’s statement is mapped, added once, and its differences are settled with reasons', async () => {
  const page = await admin.open('payouts', {
    ...phone,
    expected: /409 \(Conflict\)/,
    reducedMotion: 'reduce',
  })
  await page.getByText('No open differences.').waitFor()
  await page.getByRole('link', { name: 'Add statement' }).first().click()
  await page
    .getByLabel('Choose a file')
    .setInputFiles(fileOf('0007XYZ,2026-11-24,"1,23,456.50",12.25', '0008XYZ,2026-11-24,12;5,0'))
  await page.getByText('No column holds the reference.').waitFor()
  await page.getByLabel('What Voucher holds').selectOption('Reference')
  await page.getByLabel('What When holds').selectOption('Day')
  await page.getByLabel('What Cut holds').selectOption('Fee')
  await page.getByLabel('What Rupees holds').selectOption('Amount paid')
  await page.getByText('“12;5” is not an amount in rupees.').waitFor()
  const good = fileOf('0007XYZ,2026-11-24,"1,23,456.50",12.25')
  await page.getByLabel('Choose another file').setInputFiles(good)
  for (const [column, field] of [
    ['Voucher', 'Reference'],
    ['When', 'Day'],
    ['Cut', 'Fee'],
    ['Rupees', 'Amount paid'],
  ]) {
    await page.getByLabel(`What ${column} holds`).selectOption(field ?? '')
  }
  await page.getByText('Rs. 1,23,444.25 paid out.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add 1 row' }).press('Enter')

  const list = page.getByRole('list', { name: 'Differences' })
  await list.getByText('for a payment that the shop doesn’t know').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await list.getByRole('button', { name: 'Settle 0007XYZ' }).click()
  await list.getByLabel('Reason').fill('Paid to our old shop')
  await list.getByRole('button', { name: 'Settle it' }).press('Enter')
  await page.getByText('No open differences.').waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Settled')
  await list.getByText('Settled: Paid to our old shop').waitFor()
  await list.getByRole('button', { name: 'Open again' }).click()
  await page.getByText('Nothing here matches.').waitFor()

  await page.getByRole('link', { name: 'Add statement' }).first().click()
  await page.getByLabel('Choose a file').setInputFiles(good)
  await page.getByText('As in the last statement with these headings.').waitFor()
  await page.getByText('There is nothing new in this file. 1 row of it is here already.').waitFor()
})
