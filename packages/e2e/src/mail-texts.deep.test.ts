import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desk, phone, visit } from './support/browser-basics'
import { signIn } from './support/call'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { playedShop } from './support/played-shop'

const browser = useBrowser()
const played = playedShop()
const admin = adminBrowser(() => played.shop())
const frame = 'iframe[title="The mail as its reader sees it"]'
let token: string
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  const { api } = played.shop()
  token = (await signIn(api)).access
  unit = await plentifulUnit(api, token, 180)
})

it('staff edit the text of the mail about a shipped order, and the next such mail has it', async () => {
  const { api } = played.shop()
  const page = await admin.open('mails', { reducedMotion: 'reduce', expected: /400/ })
  await page.getByRole('link', { name: 'Mail texts' }).click()
  await page.getByRole('link', { name: 'Order on its way' }).click()
  const mail = page.frameLocator(frame).getByRole('article')
  await mail.getByText('is on its way with Nepal Can Move.').waitFor()

  await page.getByLabel('Subject').fill('Parcel {number} has left us')
  await page.getByLabel('Opening').fill('good news, {nmae}: your parcel is out {courier}.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/^This mail has no placeholder \{nmae\}/)
    .first()
    .waitFor()
  await page.getByLabel('Opening').fill('good news, {name}: your parcel is out {courier}.')
  await mail.getByText('good news, Sita Sharma: your parcel is out with Nepal Can Move.').waitFor()
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect.poll(() => mail.locator('img').first().evaluate(isDrawn)).toBe(true)
  await page.getByRole('button', { name: 'Plain text' }).click()
  await page.getByText('Delivery to:').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await page.getByText('A test mail is on its way to staff@etrend.test').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Mail text saved').waitFor()

  const { number } = await orderAsGuest(api, unit, 'Kamala Rai')
  await moveOn(api, token, number, 'confirmed', 'packed', 'shipped')
  await page.goto(new URL(`/etrendadmin/mails?q=${number}`, page.url()).href)
  await page.getByRole('button', { name: `Read Parcel ${number} has left us` }).click()
  await mail.getByText('good news, Kamala Rai: your parcel is out.').waitFor()
  await page.goto(new URL('/etrendadmin/mailtexts/order_shipped', page.url()).href)
  await page.getByRole('button', { name: 'Back to the default text' }).click()
  await page.getByText('This mail has its default text again').waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe('Your order {number} is on its way')
})

it('the texts of mails fit a phone, and an unknown kind leads back to the list', async () => {
  const page = await admin.open('mailtexts', { ...phone, reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Order placed' }).waitFor()
  expect([await overflow(page), ...(await axeViolations(page))]).toEqual([0])
  await page.getByRole('link', { name: 'Order placed' }).click()
  await page.frameLocator(frame).getByText('Namaste Sita Sharma,').waitFor()
  expect([await overflow(page), ...(await axeViolations(page))]).toEqual([0])
  await page.goto(new URL('/etrendadmin/mailtexts/nothing', page.url()).href)
  await page.getByText('The shop sends no mail of this kind.').waitFor()
})

it('an order is printed on clean A4 paper, by its customer and by staff', async () => {
  const { api, origin } = played.shop()
  const { number, token: key } = await orderAsGuest(api, unit, 'Kamala Rai')
  const page = await browser.open({ ...desk, ownOrigin: origin })
  await visit(page, `${origin}/order/${number}?token=${key}`)
  await page.getByRole('heading', { name: 'What you ordered' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    expect(await page.getByRole(role).count()).toBe(0)
  }
  await page.getByText('Lazimpat').first().waitFor()
  expect(await pagesOf(page)).toBe(1)

  const desked = await admin.open(`order/${number}`, { reducedMotion: 'reduce' })
  await desked.getByRole('heading', { name: `Order ${number}` }).waitFor()
  await desked.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation', 'button'] as const) {
    expect(await desked.getByRole(role).count()).toBe(0)
  }
  expect(await pagesOf(desked)).toBe(1)
})

type Page = Awaited<ReturnType<typeof browser.open>>

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

function isDrawn(picture: Element) {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0
}

async function pagesOf(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}
