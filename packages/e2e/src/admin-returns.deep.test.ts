import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { desk, type phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { askForReturn, levelOf, moveOn, orderAsGuest, plentifulUnit } from './support/orders'

const { api } = await fileShop()
const admin = adminBrowser()
let token: string
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  token = (await signIn(api)).access
  unit = await plentifulUnit(api, token, 100)
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
