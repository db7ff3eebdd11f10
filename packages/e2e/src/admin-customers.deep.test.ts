import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desk, phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { fileShop } from './support/file-shop'
import { levelOf, moveOn, orderAsGuest, plentifulUnit } from './support/orders'

const { api } = await fileShop()
const admin = adminBrowser()
const browser = useBrowser()
const blocked = '9861234509'
let token: string
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  token = (await signIn(api)).access
  unit = await plentifulUnit(api, token, 240)
})

it('sells in the shop on a phone: pieces, cash, change and bill', async () => {
  const page = await admin.open('walkin', { ...phone })
  const before = (await levelOf(api, token, unit)) ?? 0
  await page.getByRole('combobox', { name: 'Add a product' }).fill(unit.product_color_info)
  const name = `${unit.product_color_info}, ${unit.size_name}`
  await page.getByRole('option', { name }).first().click()
  await page.getByLabel('Name').fill('Gita Rai')
  await page.getByLabel('Cash received').fill('100000')
  await page.getByText(/^Change: Rs\. \d+$/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Sell for Rs\. \d+$/ }).click()
  await page.getByRole('heading', { name: /^Sold for Rs\. \d+$/ }).waitFor()
  await page.getByText(/^Bill INV-\d{4}-\d{2}-\d{6}, order ET-/).waitFor()
  expect(await levelOf(api, token, unit)).toBe(before - 1)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Open the order' }).click()
  await page.getByText('Handed over in the shop.').waitFor()
  await page.getByRole('button', { name: 'Start a return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start a return' })
  await dialog.getByRole('spinbutton').first().fill('1')
  await dialog.getByLabel('Reason').fill('Too small')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start return' }).click()
  await page.getByRole('button', { name: 'Receive' }).click()
  await page.getByText(/^The returned pieces|^In rupees\. Filled in/).waitFor()
  expect(await levelOf(api, token, unit)).toBe(before)
})

it('who refused a parcel is seen on the next order, tagged, and blocked from cash', async () => {
  const refused = await orderAsGuest(api, unit, 'Mohan Shahi')
  await moveOn(api, token, refused.number, 'confirmed', 'packed', 'shipped', 'returned')
  const page = await admin.open(`order/${refused.number}`, desk)
  await page.getByRole('link', { name: 'Mohan Shahi' }).click()
  await page.getByText('1 order refused at the door.').waitFor()
  await page.getByLabel('New tag').fill('Careful')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('button', { name: 'Remove the tag careful' }).waitFor()
  await page.getByRole('textbox', { name: /^Note/ }).fill('Call before packing.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Call before packing.').waitFor()
  await page.getByRole('button', { name: 'Block from cash' }).click()
  await page.getByLabel('Reason').fill('Refused a parcel.')
  await page.getByRole('button', { name: 'Block from cash' }).click()
  await page.getByText('Blocked: Refused a parcel.').waitFor()
  expect(await axeViolations(page)).toEqual([])
})

it('checkout refuses cash to a blocked customer, and where there is no other way it asks to call', async () => {
  const lines = [{ product_color: unit.product_color, size: unit.size, quantity: 1 }]
  const json = { lines, name: 'Blocked Buyer', phone: blocked }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const sold = await call('POST', `${api}/staff/walk-in-sales`, { token, headers, json })
  expect(sold.status).toBe(201)
  const block = `${api}/staff/customer-files/+977${blocked}/cash-block`
  const answer = await call('PUT', block, { token, json: { reason: 'Refused three times.' } })
  expect(answer.status).toBe(200)
  const page = await browser.open({ ...phone, expected: /409/ })
  await buyNow(page, 'Lalitpur Tie-neck Blouse', 'Red')
  await fillContact(page, 'blocked@example.com', blocked)
  await fillDelivery(page)
  await page.getByRole('button', { name: /^Place order, pay Rs\. \d+ on delivery$/ }).click()
  await page
    .getByText(/^Cash on delivery isn’t available for this order\. Please call us/)
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
})

it('lists are walked by keyboard, and saved as a view', async () => {
  const page = await admin.open('customers?sort=-spent', desk)
  await page.getByRole('table', { name: 'Customers' }).waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys of this list' })
  await keys.getByText('Next row').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await keys.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Views', { exact: true }).click()
  await page.getByLabel('Save this view as').fill('Best customers')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('link', { name: 'Best customers' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(customers|guests)\//)
})
