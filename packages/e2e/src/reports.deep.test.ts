import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { signIn } from './support/call'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { playedShop } from './support/played-shop'

const played = playedShop()
const admin = adminBrowser(() => played.shop())

beforeAll(async () => {
  const { api } = played.shop()
  const { access } = await signIn(api)
  const unit = await plentifulUnit(api, access, 20)
  const { number } = await orderAsGuest(api, unit, 'Nirmala Shahi')
  await moveOn(api, access, number, 'confirmed', 'packed', 'shipped', 'delivered')
  await orderAsGuest(api, unit, 'Bishnu Waits')
})

it('the month’s sales are read, compared, followed to their orders and saved', async () => {
  const page = await admin.open('reports', { reducedMotion: 'reduce' })
  await page.getByRole('img', { name: /^Sales by day: Sales\. The most/ }).waitFor()
  await page.getByLabel('Report', { exact: true }).selectOption('Sales by payment method')
  await page.waitForURL(/report=payment/)
  const table = page.getByRole('table', { name: 'Sales by payment method' })
  const cash = table.getByRole('row', { name: /Cash on delivery/ })
  await cash.waitFor()
  await page.getByText('which has not ended yet').waitFor()
  expect(await axeViolations(page)).toEqual([])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await (await saving).path()
  expect(readFileSync(file, 'utf8')).toContain('Cash on delivery,1,')

  await cash.getByRole('link').first().press('Enter')
  await page.getByRole('heading', { name: 'Orderlist' }).waitFor()
  await page.getByText(/^Orders that a report counts from/).waitFor()
  await page.getByText('Nirmala Shahi').waitFor()
  expect(await page.getByText('Bishnu Waits').count()).toBe(0)
  await page.goBack()
  await cash.waitFor()
})
