import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fillField, sendSignIn } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { picture } from './support/png'
import { openShop } from './support/temporary'
import { seesToast } from './support/toasts'
import { codeNow } from './support/totp'

const browser = useBrowser()
/** What the law wants a shop to show, by the labels of the settings. */
const identity = [
  ['Name', 'Himal Attire'],
  ['Location', 'New Road 4, Kathmandu'],
  ['Phone', '+977 981-1111111'],
  ['Registration number', '123456/080/081'],
  ['Commerce registration', '2081-EC-01234'],
  ['PAN or VAT number', '601234567'],
  ['Grievance officer', 'Hari Thapa'],
  ['Email for grievances', 'hari@himal.example'],
] as const

it('a new owner opens an empty shop by the checklist alone, up to the first order', async () => {
  const { adminOrigin, origin } = await openShop({ LOG_LEVEL: 'silent' })
  const home = `${adminOrigin}/etrendadmin`
  const page = await browser.open({ ownOrigin: [adminOrigin, origin] })
  await page.goto(home)
  await sendSignIn(page)
  await page.getByText('0 of 10 done').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await follow(page, 'The registration number of the business is missing.', 'Fill it in')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused).toBe('registration_number')
  for (const [label, value] of identity) await fillField(page, label, value)
  await saveSettings(page)
  await follow(page, 'The shop has no privacy policy.', 'Write it')
  await publishPage(page, 'privacy-policy')
  await follow(page, 'The shop has no return and exchange policy.', 'Write it')
  await publishPage(page, 'return-and-exchange-policy')
  await follow(page, 'Delivery costs Rs. 2: an example.', 'Set your own')
  await expect.poll(focused).toBe('shipping')
  await fillField(page, 'Shipping', '100')
  await saveSettings(page)
  await follow(page, /^Each order pays Rs\.\s4 of tax/, 'Choose it')
  await expect.poll(focused).toBe('tax_mode')
  await fillField(page, 'How tax is charged', 'pan')
  await saveSettings(page)

  await follow(page, 'Delivery costs and takes the same in all 77 districts.', 'Add a zone')
  await fillField(page, 'Name', 'Valley')
  await page.locator('summary', { hasText: 'Bagmati' }).click()
  await page.getByRole('checkbox', { name: 'Kathmandu', exact: true }).check()
  await fillField(page, 'Fee', '100')
  await save(page, 'Delivery zone saved')

  await follow(page, /^There is no category yet/, 'Add one')
  await fillField(page, 'Title', 'Women')
  await save(page, 'Category added successfully')
  await follow(page, /^There is no sub category yet/, 'Add one')
  await fillField(page, 'Title', 'Tops')
  await fillField(page, 'Category', 'Women')
  await save(page, 'Sub Category added successfully')
  await follow(page, /^There is no color yet/, 'Add one')
  await fillField(page, 'Color Name', 'Navy')
  await fillField(page, 'Hex Code', '#1f2a4d')
  await save(page, 'Color added successfully')
  await follow(page, /^There is no size yet/, 'Add one')
  await fillField(page, 'Size Name', 'MD')
  await save(page, 'Size added successfully')

  await follow(page, 'There is no product yet.', 'Add it')
  await addProduct(page)
  await back(page)
  await page.getByText('5 of 10 done').waitFor()

  for (const step of ['Online payments', 'Mail', 'Backups']) await leaveOut(page, step)
  await follow(page, 'Your account opens with the password alone.', 'Set it up')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await page.locator('code').innerText()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeNow(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await back(page)
  await page.getByText('9 of 10 done').waitFor()

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the shop' }).click()
  await order(await opened, origin)
  const answered = page.waitForResponse((response) => response.url().endsWith('/staff/set-up/'))
  await page.reload()
  await answered
  await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Open your shop' }).count()).toBe(0)
})

/** Follows the link beside what a step lacks; opens the step where it is folded. */
async function follow(page: Page, lack: string | RegExp, link: string) {
  // The step, and in it the line.
  const items = page.locator('li', { has: page.getByText(lack) })
  await items.first().waitFor()
  const line = items.last()
  if (!(await line.isVisible())) await items.first().locator('summary').click()
  await line.getByRole('link', { name: link }).click()
}

async function back(page: Page) {
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('heading', { name: 'Open your shop' }).waitFor()
}

async function saveSettings(page: Page) {
  await page.getByRole('button', { name: 'Save settings' }).click()
  await seesToast(page, 'Settings saved')
  await back(page)
}

/** Writes a page whose title the checklist suggests, publishes it, and goes back to the checklist. */
async function publishPage(page: Page, slug: string) {
  const address = page.getByLabel('Address')
  await address.waitFor()
  expect(await address.inputValue()).toBe(slug)
  await page.getByRole('button', { name: 'Add and write' }).click()
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('We keep what an order needs, and take pieces back within 7 days.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await seesToast(page, 'Published')
  await back(page)
}

/** Saves a record of the lists, and goes back to the checklist. */
async function save(page: Page, toast: string) {
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, toast)
  await back(page)
}

async function addProduct(page: Page) {
  await fillField(page, 'Title', 'First Kurta')
  await fillField(page, 'Description', 'Light cotton.')
  await fillField(page, 'Brand', 'Himal')
  await fillField(page, 'Sub Category', 'Women / Tops')
  await fillField(page, 'Price', '2500')
  await page.getByRole('button', { name: 'Save and set up' }).click()
  await page.getByText('This product can’t sell yet.').waitFor()
  await page.getByRole('combobox', { name: 'Add a color' }).selectOption('Navy')
  await page.getByLabel('Choose its image').setInputFiles(picture('navy.png', 10))
  await page.getByRole('button', { name: 'Add color' }).click()
  const panel = page.getByRole('region', { name: 'Navy' })
  await panel.getByLabel('Add pictures of Navy').setInputFiles(picture('front.png', 40))
  await page.getByLabel('Stock of Navy, MD').fill('7')
  await page.getByRole('button', { name: 'Save 1 count' }).click()
  await seesToast(page, 'Stock Updated Successfully')
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await seesToast(page, 'Product Updated Successfully')
}

/** Says that the shop doesn't need a step. */
async function leaveOut(page: Page, title: string) {
  const step = page.locator('li', { has: page.getByText(title, { exact: true }) })
  const button = step.getByRole('button', { name: 'Not needed' })
  if (!(await button.isVisible())) await step.locator('summary').click()
  await button.click()
  await step.locator('summary').getByText('Not needed').waitFor()
}

async function order(shopper: Page, origin: string) {
  await buyNow(shopper, 'First Kurta', 'Navy', { origin })
  await fillContact(shopper, 'sita@example.com')
  await fillDelivery(shopper)
  await shopper.getByRole('button', { name: /^Place order, pay Rs\.\s2,600 on delivery$/ }).click()
  await shopper.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
}
