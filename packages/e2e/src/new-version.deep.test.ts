import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { openAsStaff } from './support/admin'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { fileShop } from './support/file-shop'
import { startReleases } from './support/releases'
import { freePort } from './support/shop'

const { adminOrigin } = await fileShop()
const browser = useBrowser()
const PREFIX = 'etrend-admin '

/** The release that the page on screen is of; '' for the one that was there first. */
const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="release"]')?.getAttribute('content') ?? '')

/** The versions whose files the browser keeps, the oldest first. */
const keptVersions = (page: Page) =>
  page.evaluate(async (prefix) => {
    const names = await caches.keys()
    return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  }, PREFIX)

/** Whether the browser's newest service worker is the one that answers. */
const isTakenUp = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return !installing && !waiting && active?.state === 'activated'
  })

const statusOf = (page: Page, file: string) =>
  page.evaluate(async (address) => (await fetch(address)).status, file)

it('a new version is taken up by phones that count, and open tabs of the old one go on', async () => {
  const port = await freePort()
  const shop = await startReleases(port, Number(new URL(adminOrigin).port))
  onTestFinished(() => shop.stop())
  const ownOrigin = `http://admin.localhost:${port}`
  const address = `${ownOrigin}/etrendadmin/scanstock`
  const old = await browser.open({ ...phone, ownOrigin, expected: /ERR_INTERNET_DISCONNECTED|404/ })
  await openAsStaff(old, address)
  const title = { name: 'Receive by Scanning' }
  await old.getByRole('heading', title).waitFor()
  await old.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
  const [first = ''] = await keptVersions(old)
  const worker = await old.evaluate(async () => (await fetch('offline-worker.js')).text())
  // A screen's own file: no other file needs it.
  const [file = ''] = /\/etrendadmin\/assets\/import-products-[\w-]+\.js/.exec(worker) ?? []

  shop.release('second', file)
  const tab = await old.context().newPage()
  await tab.goto(address)
  await tab.getByRole('heading', title).waitFor()
  expect(await releaseOf(tab)).toBe('second')
  await expect.poll(() => keptVersions(tab)).toEqual([first, 'second'])
  await expect.poll(() => isTakenUp(tab)).toBe(true)

  expect(await releaseOf(old)).toBe('')
  expect(await statusOf(old, file)).toBe(200)
  await old.context().setOffline(true)
  await old.reload()
  await old.getByRole('heading', title).waitFor()
  expect(await releaseOf(old)).toBe('second')
  await old.context().setOffline(false)

  shop.release('third', file)
  await tab.reload()
  await tab.getByRole('heading', title).waitFor()
  await expect.poll(() => keptVersions(tab)).toEqual(['second', 'third'])
})
