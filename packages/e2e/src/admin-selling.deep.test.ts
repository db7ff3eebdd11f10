import { readFileSync } from 'node:fs'
import { pdfText } from '@etrend/tooling/pdf-text'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { signIn } from './support/call'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { orderAsGuest, plentifulUnit } from './support/orders'
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

it('settings and a percentage code reach the storefront, the order and the invoice', async () => {
  const page = await admin.open('settings', { ...phone, reducedMotion: 'reduce' })
  for (const [label, value] of Object.entries(settings)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Save settings' }).click()
  await seesToast(page, 'Settings saved')
  await go(page, 'delivery/others')
  await page.getByLabel('Fee for cash').fill('50')
  await page.getByRole('button', { name: 'Update' }).click()
  await seesToast(page, 'Delivery saved')
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
  // 2500 + 120 + 50 + 13.50 − 450
  await customer.getByRole('button', { name: /^Place order, pay Rs\.\s2,233\.50/ }).click()
  await customer.waitForURL(/\/order\/ET-/)
  await hydrated(customer)
  await customer.getByText('Discount (Tihar20)').waitFor()
  await customer.getByText('Shipping (Rs. 50 of it for cash)').waitFor()
  await customer.getByText('Rs. 170', { exact: true }).waitFor()
  const number = new URL(customer.url()).pathname.split('/').at(-1) ?? ''

  await go(page, `order/${number}`)
  await page.getByText('Discount (Tihar20)').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Invoice' }).click()
  const invoice = pdfText(readFileSync(await (await download).path()))
  for (const words of onInvoice) expect(invoice).toContain(words)
})

it('a mail is read as its reader sees it, and sent again', async () => {
  const { number } = await orderAsGuest(played.shop().api, unit, 'Kamala <b>Rai</b>')
  const page = await admin.open(`mails?q=${number}`, { ...phone, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: `Read Your order ${number}` }).click()
  const mail = page.frameLocator('iframe[title="The mail as its reader sees it"]')
  await mail.getByText('Namaste Kamala <b>Rai</b>,').waitFor()
  const link = mail.getByRole('link', { name: 'See your order' })
  // The mail's own styles are let through by the admin's content security policy.
  expect(await link.evaluate((one) => getComputedStyle(one).display)).toBe('inline-block')
  await page.getByRole('button', { name: 'Plain text' }).click()
  await page.getByRole('dialog').getByText('Namaste Kamala <b>Rai</b>,').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Actions for Your order ${number}` }).click()
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
  'Rs.\u00a02,233.50',
  'Payment: cash on delivery',
]

async function go(page: Page, path: string) {
  await page.goto(new URL(`/etrendadmin/${path}`, page.url()).href)
}
