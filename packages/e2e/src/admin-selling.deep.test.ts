import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { signIn } from './support/call'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { pdfText } from './support/pdf-text'
import { playedShop } from './support/played-shop'
import { seesToast } from './support/toasts'

const browser = useBrowser()
const played = playedShop()
const admin = adminBrowser(() => played.shop())
let token: string
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  const { api } = played.shop()
  token = (await signIn(api)).access
  unit = await plentifulUnit(api, token, 20)
})

it('a failed load can be retried, and a change that came too late is reported', async () => {
  const { api } = played.shop()
  const { number } = await orderAsGuest(api, unit, 'Jamuna Karki')
  const expected = /500|404|409|ERR_FAILED/
  const page = await admin.open('', { expected, reducedMotion: 'reduce' })
  const lists = (url: URL) => url.pathname === '/api/staff/orders'
  await page.route(lists, (route) => route.fulfill({ status: 500, json: { message: 'A fault.' } }))
  await go(page, 'allorder')
  await page.getByText('A fault.').waitFor()
  await page.unroute(lists)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('link', { name: number, exact: true }).waitFor()

  const one = `**/api/staff/orders/${number}`
  await page.route(one, (route) => route.abort())
  await page.getByRole('link', { name: number, exact: true }).click()
  await page.getByText('The shop could not be reached.').waitFor()
  await page.unroute(one)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
  await moveOn(api, token, number, 'confirmed', 'packed')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText('Somebody else has changed this order: it is packed now.').waitFor()
  await page.getByRole('button', { name: 'Mark as shipped' }).waitFor()
  await go(page, 'order/ET-2026-999999')
  await page.getByText('There is no order ET-2026-999999.').waitFor()
})

it('sorts the Orderlist in its address, and asks before many orders are cancelled', async () => {
  const { api } = played.shop()
  const first = await orderAsGuest(api, unit, 'Zzz Sorted')
  const second = await orderAsGuest(api, unit, 'Aaa Sorted')
  const page = await admin.open('allorder?q=Sorted', { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Customer' }).click()
  await page.waitForURL(/sort=name/)
  await expect.poll(() => numbers(page)).toEqual([second.number, first.number])
  await page.getByRole('button', { name: 'Customer' }).press('Enter')
  await page.waitForURL(/sort=-name/)
  await expect.poll(() => numbers(page)).toEqual([first.number, second.number])
  await page.goBack()
  await expect.poll(() => numbers(page)).toEqual([second.number, first.number])
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel order: 2 orders?' })
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByText('2 orders cancelled').waitFor()
})

it('settings and a percentage code reach the storefront, the order and the invoice', async () => {
  const page = await admin.open('settings', { ...phone, reducedMotion: 'reduce' })
  for (const [label, value] of Object.entries(settings)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Save settings' }).click()
  await seesToast(page, 'Settings saved')
  await go(page, 'promocodes/add')
  await page.getByLabel('Code', { exact: true }).fill('Tihar20')
  await page.getByLabel('Kind').selectOption('A percentage')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Enter a whole percentage from 1 to 100.').waitFor()
  await page.getByLabel('Takes off').fill('20')
  await page.getByLabel('At most').fill('450')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('20 % off, at most Rs. 450').waitFor()

  const { origin } = played.shop()
  const customer = await browser.open({ ownOrigin: origin, reducedMotion: 'reduce' })
  await buyNow(customer, 'Lalitpur Tie-neck Blouse', 'Red', played.shop())
  for (const words of ['Asan Tole, Kathmandu', 'Tihar sale', '01-5550000']) {
    await customer.getByText(words).first().waitFor()
  }
  await visit(customer, `${origin}/cart`)
  await customer.getByLabel('Promo code').fill('tihar20')
  await customer.getByRole('button', { name: 'Apply' }).click()
  await customer.getByText('Tihar20 · 20 % off, at most Rs. 450').waitFor()
  await visit(customer, `${origin}/checkout`)
  await fillContact(customer, 'sita@example.com')
  await fillDelivery(customer)
  // 2500 + 120 + 13.50 − 450
  await customer.getByRole('button', { name: /^Place order, pay Rs\. 2183\.50/ }).click()
  await customer.waitForURL(/\/order\/ET-/)
  await hydrated(customer)
  await customer.getByText('Discount (Tihar20)').waitFor()
  const number = new URL(customer.url()).pathname.split('/').at(-1) ?? ''

  await go(page, `order/${number}`)
  await page.getByText('Discount (Tihar20)').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Invoice' }).click()
  const invoice = pdfText(readFileSync(await (await download).path()))
  for (const words of onInvoice) expect(invoice).toContain(words)
})

it('a hidden review and its stars are not in the shop, until it is shown again', async () => {
  const { origin } = played.shop()
  const customer = await browser.open({ ownOrigin: origin, reducedMotion: 'reduce' })
  const words = 'Heavy cotton, but not hot.'
  const page = await admin.open('reviews', { ...phone, reducedMotion: 'reduce' })
  await page.getByLabel('Sort').selectOption('rating')
  await page.getByRole('img', { name: '4 of 5 stars' }).first().waitFor()
  await page.getByLabel('Search reviews').fill(words)
  await page.getByText('Showing 1-1 of 1').waitFor()
  await page.getByRole('button', { name: /^Hide the review/ }).click()
  await page.getByRole('listitem').getByText('Hidden', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await visit(customer, `${origin}/search?q=${encodeURIComponent('Adjective Attire')}`)
  await customer
    .getByRole('main')
    .getByRole('link', { name: /T-shirt/ })
    .first()
    .click()
  await customer.getByText('86 reviews').first().waitFor()
  const address = `${customer.url()}#reviews`
  await visit(customer, address)
  await customer.getByRole('list', { name: 'Reviews', exact: true }).waitFor()
  expect(await customer.getByText(words).count()).toBe(0)
  await page.getByRole('button', { name: /^Show again the review/ }).click()
  await page.getByRole('button', { name: /^Hide the review/ }).waitFor()
  await visit(customer, address)
  await customer.reload()
  await customer.getByText(words).waitFor()
  await customer.getByText('87 reviews').first().waitFor()
})

it('a mail is read as its reader sees it, and sent again', async () => {
  const { number } = await orderAsGuest(played.shop().api, unit, 'Kamala <b>Rai</b>')
  const page = await admin.open(`mails?q=${number}`, { ...phone, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: `Read Your order ${number}` }).click()
  const mail = page.frameLocator('iframe[title="The mail as its reader sees it"]')
  await mail.getByText('Namaste Kamala <b>Rai</b>,').waitFor()
  await mail.getByRole('link', { name: 'See your order' }).waitFor()
  await page.getByRole('button', { name: 'Plain text' }).click()
  await page.getByRole('dialog').getByText('Namaste Kamala <b>Rai</b>,').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Send again: Your order ${number}` }).click()
  await page.getByText('Mail on its way').waitFor()
  await page.getByRole('listitem').getByText('Sent', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

const settings = {
  Location: 'Asan Tole, Kathmandu',
  Phone: '01-5550000',
  'Promo line': 'Tihar sale',
  Shipping: '120',
  Tax: '13.50',
  'PAN or VAT number': '609123456',
  'Registration number': 'REG-77',
}
const onInvoice = [
  'Asan Tole, Kathmandu',
  'Phone 01-5550000',
  'PAN/VAT no. 609123456',
  'Registration no. REG-77',
  ' BS)',
  'Discount (Tihar20)',
  'Rs. 2183.50',
  'Payment: cash on delivery',
]

async function go(page: Page, path: string) {
  await page.goto(new URL(`/etrendadmin/${path}`, page.url()).href)
}

/** The order numbers on the page, from top to bottom. */
async function numbers(page: Page) {
  return await page.getByRole('link', { name: /^ET-\d/ }).allTextContents()
}
