import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { askForReturn, levelOf, moveOn, orderAsGuest, plentifulUnit } from './support/orders'

const { api } = await fileShop()
const admin = adminBrowser()
let token: string
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  token = (await signIn(api)).access
  unit = await plentifulUnit(api, token, 220)
})

it('takes a cash order from the call to the delivery, and takes back its pieces and refunds it', async () => {
  const before = await levelOf(api, token, unit)
  const { number } = await orderAsGuest(api, unit, 'Asmita Shrestha')
  const page = await admin.open(`allorder?queue=call&q=${number}`)
  await page.getByRole('heading', { name: 'Orderlist', level: 1 }).waitFor()
  await page.getByRole('link', { name: number, exact: true }).click()
  await page.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()

  await page.getByLabel('Note on the call').fill('Evenings only')
  await page.getByRole('button', { name: 'No answer' }).click()
  await page.getByText('1 call so far').waitFor()
  await page.getByRole('button', { name: 'Confirmed' }).click()
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  const parcel = page.getByRole('dialog', { name: 'Mark as shipped?' })
  await parcel.getByLabel('Courier').fill('Pathao')
  await parcel.getByLabel('Tracking code').fill('PT-881')
  await parcel.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByText('Pathao, PT-881').first().waitFor()
  await page.getByRole('button', { name: 'Mark as delivered' }).click()

  const invoice = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Invoice' }).click()
  expect((await invoice).suggestedFilename()).toBe(`${number}-invoice.pdf`)
  await page.getByText(/^Invoice \S*\d$/).waitFor()

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: `Refund ${number}` })
  await refund.getByLabel('Reason').fill('Sent the wrong color')
  await refund.getByRole('textbox', { name: /\(of \d+\)/ }).fill('2')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await refund.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mark as paid back' }).click()
  await page.getByLabel('Paid back by').selectOption('Bank transfer')
  await page.getByRole('button', { name: 'Paid back', exact: true }).click()
  await page.getByText('Enter the reference.').waitFor()
  await page.getByLabel('Reference of the transfer').fill('NIC-17')
  await page.getByRole('button', { name: 'Paid back', exact: true }).click()
  await page.getByText('NIC-17').first().waitFor()
  await page.getByText('Refunded', { exact: true }).first().waitFor()
  expect(await levelOf(api, token, unit)).toBe(before)
})

it('approves a return, receives its pieces, and refunds it', async () => {
  const order = await orderAsGuest(api, unit, 'Bikash Gurung')
  await moveOn(api, token, order.number, 'confirmed', 'packed', 'shipped', 'delivered')
  await askForReturn(api, order)
  const before = (await levelOf(api, token, unit)) ?? 0
  const page = await admin.open(`returns?q=${order.number}`)
  await page.getByRole('button', { name: 'Answer: return of' }).click()
  await page.getByLabel('Answer to the customer').fill('Please send it to Lazimpat.')
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Receive: return of' }).click()
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await page.getByRole('button', { name: 'Pay back and close' }).click()
  await page.getByText(/^Nothing here matches/).waitFor()
  await page.getByRole('link', { name: 'Done' }).click()
  await page.getByRole('row', { name: order.number }).getByText('Closed').waitFor()
  expect(await levelOf(api, token, unit)).toBe(before + 1)
})

it('takes an order by phone, and changes it once its new price was seen', async () => {
  const page = await admin.open('addorder', { expected: /400 \(Bad Request\)/ })
  await addUnit(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByLabel('Name').fill('Chandra Tamang')
  await page.getByLabel('Mobile number').fill('12345')
  await page.getByLabel('City or municipality').fill('Kathmandu')
  await page.getByLabel('Street, ward or tole').fill('Baneshwor 10')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.locator('[aria-invalid]').waitFor()
  await page.getByLabel('Mobile number').fill('984-1234567')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('heading', { name: /^Order ET-/ }).waitFor()
  await page.getByText(/, by phone$/).waitFor()

  await page.getByRole('button', { name: 'Edit order' }).click()
  await page.getByLabel(/^Quantity of/).fill('3')
  await page.getByRole('button', { name: 'Preview the price' }).click()
  await page.getByText(/^The customer pays Rs\.\s[\d,]+ more\.$/).waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(/^3 × Rs/).waitFor()
})

it('notifies of a new order while another page is open', async () => {
  const page = await admin.open('allcolor')
  await page.getByRole('heading', { name: 'Color List' }).waitFor()
  const { number } = await orderAsGuest(api, unit, 'Deepa Maharjan')
  const told = page.getByRole('listitem').filter({ hasText: `New order ${number}` })
  await told.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
})

async function addUnit(page: Page) {
  const { product_color_info, size_name } = unit
  await page.getByLabel('Add a product').fill(product_color_info)
  const label = `${product_color_info}, ${size_name} ·`
  await page.getByRole('option', { name: label }).first().click()
  await page.getByLabel(/^Quantity of/).waitFor()
}
