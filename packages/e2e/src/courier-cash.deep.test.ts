import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { phone } from './support/browser-basics'
import { signIn } from './support/call'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { playedShop } from './support/played-shop'

const played = playedShop()
const admin = adminBrowser(() => played.shop())
let numbers: string[] = []
let total = 0

beforeAll(async () => {
  const { api } = played.shop()
  const token = (await signIn(api)).access
  const unit = await plentifulUnit(api, token, 180)
  for (const name of ['Sita Sharma', 'हरि थापा']) {
    const order = await orderAsGuest(api, unit, name)
    await moveOn(api, token, order.number, 'confirmed', 'packed', 'shipped', 'delivered')
    numbers = [...numbers, order.number]
    total = order.total
  }
})

it('the cash of a courier is settled on a phone, with a fee and a difference, and taken back', async () => {
  const [, second = ''] = numbers
  const page = await admin.open('couriercash', { ...phone, expected: /400 \(/ })
  await page.getByRole('link', { name: /^Settle with/ }).click()
  await page.getByRole('checkbox', { name: `${second} is paid in` }).click()
  await page.getByText(/^1 order chosen/).waitFor()
  await page.getByLabel('Its fee').fill('१००')
  await page.getByRole('textbox', { name: 'Paid in' }).fill(String(total - 106))
  await page.getByText('Rs. 6 too little.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await page
    .getByText(/^Say why/)
    .first()
    .waitFor()
  await page.getByLabel('Note').fill('A torn note')
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await page.getByRole('link', { name: 'Settlement no. 1' }).click()
  await page.getByText('A torn note').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Reason').fill('Entered twice')
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText(/^Taken back on .*: Entered twice$/).waitFor()
  await page.goto(new URL('/etrendadmin/couriercash', page.url()).href)
  await page.getByRole('link', { name: /^Settle with/ }).click()
  await page.getByText(/^2 orders chosen/).waitFor()
})
