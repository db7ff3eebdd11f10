import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { desk, phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { askForReturn, levelOf, moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { png } from './support/png'

const { api } = await fileShop()
const admin = adminBrowser()
let token: string
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  token = (await signIn(api)).access
  unit = await plentifulUnit(api, token, 100)
})

it('shows the picture and the words of a customer, and refuses with a reason', async () => {
  const page = await open('Gita Thapa', { reason: 'Changed my mind', picture: png() })
  await page.getByText('wants the money back').waitFor()
  const shown = page.getByRole('img', { name: 'What the customer shows: Changed my mind' })
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByText('Tell the customer why it is refused.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Answer to the customer').fill('It was worn.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Our answer: It was worn.').waitFor()
  await page.getByRole('listitem').getByText('Refused', { exact: true }).waitFor()
})

it('exchanges for another size: pieces move both ways, and the price difference is shown first', async () => {
  const page = await open('Hira Lama', { wants: 'exchange', reason: 'Too small' })
  const before = (await levelOf(api, token, unit)) ?? 0
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Receive' }).click()
  await page.getByText(/^The returned pieces are worth Rs\. \d+\.$/).waitFor()
  const likely = page.getByRole('group', { name: /^Instead of/ }).getByRole('button')
  await likely.first().click()
  await page.getByText(/^The returned pieces are worth Rs\. \d+\. Nothing to pay\.$/).waitFor()
  await page.getByLabel(/^Quantity of/).fill('2')
  await page.getByText(/The customer pays Rs\. \d+ in cash on delivery\.$/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send these instead' }).click()
  await page.getByText(/^Sent instead:/).waitFor()
  expect(await levelOf(api, token, unit)).toBe(before + 1)
  await page.getByRole('link', { name: /^ET-/ }).last().click()
  await page.getByText(/, as an exchange$/).waitFor()
  await page.getByText('Cash due', { exact: true }).waitFor()
  await page.getByText('1 piece taken from stock').or(page.getByText('2 pieces taken')).waitFor()
})

it('receives damaged pieces without restocking, and pays back what they cost', async () => {
  const page = await open('Indra Rai', { reason: 'A seam came open', picture: png() }, phone)
  const before = (await levelOf(api, token, unit)) ?? 0
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('combobox', { name: /^1 ×/ }).selectOption('damaged')
  await page.getByRole('button', { name: 'Receive' }).click()
  await page.getByText(/: damaged$/).waitFor()
  await page.getByLabel('Amount').fill('10000000')
  await page.getByRole('button', { name: 'Pay back and close' }).click()
  await page.getByText(/^No more can be refunded than was paid for this order/).waitFor()
  await page.getByLabel('Amount').fill('100')
  await page.getByRole('button', { name: 'Pay back and close' }).click()
  await page.getByRole('listitem').getByText('Closed', { exact: true }).waitFor()
  expect(await levelOf(api, token, unit)).toBe(before)
  expect(await axeViolations(page)).toEqual([])
})

/** Opens the list of returns at a new delivered order whose customer has requested a return. */
async function open(
  name: string,
  wish: Parameters<typeof askForReturn>[2],
  size: typeof desk | typeof phone = desk,
): Promise<Page> {
  const order = await orderAsGuest(api, unit, name)
  await moveOn(api, token, order.number, 'confirmed', 'packed', 'shipped', 'delivered')
  await askForReturn(api, order, wish)
  const { body } = await call('GET', `${api}/staff/returns?q=${order.number}`, { token })
  expect(body).toMatchObject({ total: 1 })
  const expected = /409 \(Conflict\)/
  return admin.open(`returns?q=${order.number}`, { ...size, reducedMotion: 'reduce', expected })
}
