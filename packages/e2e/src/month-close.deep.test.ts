import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { call, signIn } from './support/call'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { linkMailedTo } from './support/outbox'
import { ownShop } from './support/played-shop'

const own = ownShop()
const owner = adminBrowser(() => own.shop())
const browser = useBrowser()

beforeAll(async () => {
  const { api } = own.shop()
  const { access: token } = await signIn(api)
  const settings = { tax_mode: 'vat_inclusive', tax_number: '601234567' }
  await call('PATCH', `${api}/staff/settings`, { token, json: settings })
  const unit = await plentifulUnit(api, token, 40)
  const sold = async (name: string) => {
    const { number } = await orderAsGuest(api, unit, name)
    await moveOn(api, token, number, 'confirmed', 'packed', 'shipped', 'delivered')
    return number
  }
  await sold('हरि थापा')
  const back = `${api}/staff/orders/${await sold('Nirmala Shahi')}/refunds`
  const json = { amount: 113, reason: 'A loose seam' }
  await call('POST', back, { token, json })
})

it('an accountant alone closes the month: VAT, bills, registers, cash and payouts', async () => {
  const page = await joined('prakash@etrend.test')
  const office = (name: string) => page.getByRole('link', { name, exact: true }).first().click()

  // The month's VAT, and the papers that it is the sum of.
  await office('Reports')
  await page.getByLabel('Report', { exact: true }).selectOption('Bills and VAT by Nepali month')
  const table = page.getByRole('table', { name: 'Bills and VAT by Nepali month' })
  const month = table.getByRole('row').nth(1)
  await month.getByText('Rs. 13', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await saved(page, 'Save as CSV')).toContain('Bills,Billed,Taxable,Exempt,VAT')
  await month.getByRole('link', { name: '2', exact: true }).press('Enter')
  await page.getByText(/^Bills from /).waitFor()
  const bills = page.getByRole('list', { name: 'Bills' })
  await bills.getByText('Nirmala Shahi').waitFor()
  expect(await bills.getByRole('listitem').count()).toBe(2)
  await page.goBack()
  await month.getByRole('link', { name: 'Rs. 113', exact: true }).press('Enter')
  await page.getByRole('list', { name: 'Credit notes' }).getByText('Nirmala Shahi').waitFor()

  // The files for the tax office.
  await page.getByRole('link', { name: 'Registers' }).first().click()
  for (const name of ['Standard View', 'Sales register', 'Credit note register']) {
    expect(await saved(page, `${name} as CSV`)).toContain('Nirmala Shahi')
    expect(await saved(page, `${name} as XLSX`)).toMatch(/^PK/)
  }
  expect(await saved(page, 'Sales register as CSV')).toContain('हरि थापा')

  // Lists for the books.
  await office('Order')
  expect(await saved(page, 'Save as CSV')).toContain('Nirmala Shahi')

  // The cash in the drawer, and what the gateways paid out.
  await office('Courier cash')
  await page.getByRole('link', { name: 'Settle with Other couriers' }).click()
  const chosen = await page.getByText(/^2 orders chosen/).innerText()
  const paid = Number(/Rs\.\s([\d,.]*\d)/.exec(chosen)?.[1]?.replaceAll(',', '')) - 212
  await page.getByLabel('Fee kept back by the courier').fill('२००')
  await page.getByLabel('Paid in', { exact: true }).fill(String(paid))
  await page.getByText('Rs. 12 too little.').waitFor()
  await page.getByLabel('Note', { exact: true }).fill('They will bring it tomorrow')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await page.getByText('Other couriers holds no cash').waitFor()
  await office('Courier cash')
  await page.getByText('No courier holds cash.').waitFor()
  await page.getByRole('table', { name: 'Settlements' }).getByText('Rs. 12 too little').waitFor()
  expect(await saved(page, 'Save as CSV')).toContain('They will bring it tomorrow')
  await office('Day closing')
  await page.getByLabel('Counted').fill(inDevanagari(paid))
  await page.getByRole('button', { name: 'Close the day' }).click()
  await page.getByRole('heading', { name: 'Closed Day', exact: true }).waitFor()
  await office('Payouts')
  await page.getByText('No open differences.').waitFor()
  await page.getByRole('link', { name: 'Add statement' }).first().click()
  const rows = ['Transaction Code,Date,Amount,Charge', '0007XYZ,2026-11-24,906.00,22.65']
  const buffer = Buffer.from(rows.join('\r\n'))
  const file = { name: 'esewa.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Add 1 row' }).click()
  const differences = page.getByRole('list', { name: 'Differences' })
  await differences.getByRole('button', { name: 'Settle 0007XYZ' }).click()
  await differences.getByLabel('Reason').fill('Paid to our old shop')
  await differences.getByRole('button', { name: 'Settle it' }).click()
  await page.getByText('No open differences.').waitFor()

  await page.goto(`${own.shop().adminOrigin}/etrendadmin/settings`)
  await page.getByRole('heading', { name: 'Not part of your role' }).waitFor()
})

/** The browser of somebody who was invited as an accountant, and has nothing but that role. */
async function joined(email: string) {
  const inviting = await owner.open('staff')
  await inviting.getByLabel('Email address of a colleague').fill(email)
  await inviting.getByLabel('Role', { exact: true }).selectOption('accountant')
  await inviting.getByRole('button', { name: 'Send invitation' }).click()
  await inviting.getByText(`No mail was sent to ${email}`, { exact: false }).waitFor()
  const { adminOrigin } = own.shop()
  const page = await browser.open({ ownOrigin: adminOrigin, reducedMotion: 'reduce' })
  await page.goto(
    await linkMailedTo(email, 'Join the staff of eTrend', join(own.folder(), 'outbox')),
  )
  await page.getByLabel('User name').fill('Prakash')
  await page.getByLabel('Password').fill('a month that adds up')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  return page
}

/** The content of the file that a button saves. */
async function saved(page: Page, button: string) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFileSync(await (await saving).path(), 'utf8')
}

/** 1600 → '१६००' */
function inDevanagari(number: number) {
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(0x09_66 + Number(digit)))
}
