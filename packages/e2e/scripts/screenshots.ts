import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openAsStaff } from '../src/support/admin'
import { hydrated, desktop, launchBrowser, phone, visit } from '../src/support/browser-basics'
import { startShop } from '../src/support/shop'

// Takes the README's pictures of the built shop. E2E_SEEDED_DATA may name a filled shop's folder, as for the tests, whose
// shop has no orders.
const folder = join(import.meta.dirname, '../../../.github/pictures')
const MAX_BYTES = 120 * 1024

await mkdir(folder, { recursive: true })
const data = await mkdtemp(join(tmpdir(), 'etrend-pictures-'))
const seeded = process.env.E2E_SEEDED_DATA
if (seeded && existsSync(seeded)) await cp(seeded, data, { recursive: true })
const shop = await startShop({ DATA_DIR: data, DEMO_ORDERS: 'yes', LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
try {
  await takeAll(browser)
} finally {
  await browser.close()
  await shop.stop()
  await rm(data, { recursive: true, force: true })
}

async function takeAll(from: Browser) {
  const page = await open(from, desktop)
  await visit(page, shop.origin)
  await take(page, 'home')
  await visit(page, `${shop.origin}/womens`)
  await take(page, 'collection')
  await visit(page, `${shop.origin}/search?q=T-shirt`)
  await page.getByRole('link', { name: 'Adjective Attire | T-shirt' }).first().click()
  await page.getByRole('heading', { name: 'Adjective Attire | T-shirt', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added to cart successfully!').waitFor()
  await page.keyboard.press('Escape') // closes the cart drawer
  await page.getByLabel('Delivery to').waitFor()
  await take(page, 'product')
  await page.goto(`${shop.origin}/cart`)
  await hydrated(page)
  await take(page, 'cart')

  const small = await open(from, phone)
  await visit(small, shop.origin)
  await take(small, 'home-on-a-phone')

  const admin = await open(from, desktop)
  await openAsStaff(admin, `${shop.adminOrigin}/etrendadmin`)
  await admin.getByRole('img', { name: /^Sales by day/ }).waitFor()
  await admin.getByText('Successfully Login').waitFor({ state: 'detached' })
  await take(admin, 'admin')
}

/** Opens a page with one image pixel per CSS pixel, so that a picture is no larger than it is shown. */
async function open(from: Browser, size: typeof desktop | typeof phone) {
  const options = { deviceScaleFactor: 1, reducedMotion: 'reduce' as const }
  const context = await from.newContext({ ...size, ...options })
  return await context.newPage()
}

/** Saves the visible part of the page as a JPEG of at most 120 KiB. Throws when it is larger at every quality. */
async function take(page: Page, name: string) {
  await page.mouse.move(0, 0)
  // Doesn't wait for an idle network: the back-office always keeps an event stream open.
  await page.waitForLoadState()
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const isBeside = right <= 0 || left >= window.innerWidth
      return width > 0 && !isBeside && bottom > 0 && top < window.innerHeight
    })
    return seen.every((image) => image.complete && image.naturalWidth > 0)
  })
  const path = join(folder, `${name}.jpg`)
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    await page.screenshot({ path, type: 'jpeg', quality, animations: 'disabled' })
    const { size } = await stat(path)
    if (size > MAX_BYTES) continue
    console.log(`${name}.jpg: ${Math.ceil(size / 1024)} kB at quality ${quality}`)
    return
  }
  throw new Error(`${name}.jpg is over ${MAX_BYTES} bytes at every quality.`)
}
