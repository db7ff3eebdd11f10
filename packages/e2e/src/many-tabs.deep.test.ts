import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser, openAsStaff } from './support/admin'
import { useBrowser } from './support/browser'
import { visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { orderAsGuest, plentifulUnit } from './support/orders'
import { openStreams, turnAway } from './support/streams'
import { seesToast } from './support/toasts'

const { api, origin, adminOrigin } = await fileShop()
const home = `${adminOrigin}/etrendadmin`
const admin = adminBrowser()
const browser = useBrowser()
const PATIENCE = { timeout: 30_000 }
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  unit = await plentifulUnit(api, (await signIn(api)).access, 60)
})

it('30 tabs of the back-office stay usable, and are notified of orders over one connection', async () => {
  const { tabs, streams } = await tabsBeside(await admin.open('allcolor'), 30, 'allcolor')
  expect(streams.count()).toBe(1)
  for (const tab of tabs) {
    await tab.getByRole('link', { name: 'Size', exact: true }).first().click()
    await tab.getByRole('row', { name: /MD/ }).first().waitFor()
  }
  const { number } = await orderAsGuest(api, unit, 'Gita Lama')
  for (const tab of tabs) await hearsOf(tab, number)

  // The tab that holds the connection is closed: another tab takes over.
  await streams.holders()[0]?.close()
  await expect.poll(streams.count, PATIENCE).toBe(1)
  const next = await orderAsGuest(api, unit, 'Hari Lama')
  for (const tab of tabs.filter((page) => !page.isClosed())) await hearsOf(tab, next.number)
})

it('a hidden tab of the back-office holds no connection, and signing out in one tab ends that of all', async () => {
  const tab = await browser.open()
  await openAsStaff(tab, `${home}/allcolor`)
  await orderAsGuest(api, unit, 'Ishwor Lama')
  const { streams } = await tabsBeside(tab, 1, 'allorder')
  await turnAway(tab, true)
  await expect.poll(streams.count, PATIENCE).toBe(0)
  const { number } = await orderAsGuest(api, unit, 'Indra Lama')
  await turnAway(tab, false)
  await tab.getByRole('link', { name: number, exact: true }).waitFor()
  await expect.poll(streams.count, PATIENCE).toBe(1)

  const { tabs, streams: all } = await tabsBeside(tab, 3, 'allcolor')
  await tab.getByRole('button', { name: 'staff', exact: true }).click()
  await tab.getByRole('button', { name: 'Sign out' }).click()
  for (const one of tabs) await one.getByRole('button', { name: 'Sign in' }).waitFor()
  await expect.poll(all.count, PATIENCE).toBe(0)
})

it('a browser without Web Locks and BroadcastChannel is notified of orders too', async () => {
  const first = await admin.open('allcolor')
  await first.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  const { tabs } = await tabsBeside(first, 2, 'allcolor')
  const { number } = await orderAsGuest(api, unit, 'Jiwan Lama')
  for (const tab of tabs) await hearsOf(tab, number)
})

it('the tabs of a shopper share their connections', async () => {
  const { number, token } = await orderAsGuest(api, unit, 'Kiran Lama')
  const page = await browser.open()
  const streams = openStreams(page.context(), '/api/store/live')
  const order = openStreams(page.context(), `/api/store/orders/${number}/live`)
  const tabs = [page]
  for (let count = 1; count < 16; count += 1) tabs.push(await page.context().newPage())
  for (const tab of tabs.slice(0, 8)) {
    await visit(tab, `${origin}/productDetail/1-tee`)
    await tab.mouse.wheel(0, 2000)
  }
  for (const tab of tabs.slice(8)) {
    await visit(tab, `${origin}/order/${number}?token=${token}`)
    await tab.getByText(number).first().waitFor()
  }
  await expect.poll(streams.count, PATIENCE).toBe(1)
  await expect.poll(order.count, PATIENCE).toBe(1)
  const { access } = await signIn(api)
  const json = { state: 'confirmed' }
  await call('POST', `${api}/staff/orders/${number}/state`, { token: access, json })
  for (const tab of tabs.slice(8)) await tab.getByText('Confirmed').first().waitFor()
})

/** Opens `path` in `many` tabs of one browser, the given tab among them. */
async function tabsBeside(first: Page, many: number, path: string) {
  const streams = openStreams(first.context(), '/api/staff/live')
  const tabs = [first]
  while (tabs.length < many) tabs.push(await first.context().newPage())
  for (const tab of tabs) {
    await tab.goto(`${home}/${path}`)
    await tab.getByRole('row').nth(1).waitFor()
  }
  await expect.poll(streams.count, PATIENCE).toBeGreaterThan(0)
  return { tabs, streams }
}

/** The toast may be gone when the last of many tabs is looked at, so it is enough that it was shown. */
async function hearsOf(tab: Page, number: string) {
  await seesToast(tab, `New order ${number}`)
}
