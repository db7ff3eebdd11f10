import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { desktop, hydrated, waitHydrated, phone, visit } from './support/browser-basics'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()
const DOWN = 700

it('a reload and Back keep the place on a page, a newly opened address begins at its top', async () => {
  const page = await browser.open(phone)
  await visit(page, `${origin}/womens`)
  await scrollTo(page, DOWN)
  await expect.poll(() => placeOf(page)).toBe(DOWN)

  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(DOWN)

  await visit(page, `${origin}/faq`)
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(DOWN)

  await visit(page, `${origin}/faq`)
  await visit(page, `${origin}/womens`)
  expect(await placesOf(page)).toEqual(new Set([0]))

  await visit(page, `${origin}/faq`)
  await page.goBack()
  await hydrated(page)
  expect(await placesOf(page)).toEqual(new Set([0]))

  // Back to a page that has become shorter leaves the shopper's own scrolling alone.
  await page.evaluate(() => document.body.style.setProperty('padding-bottom', '5000px'))
  const scrollDown = async () => {
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight))
    return await placeOf(page)
  }
  await expect.poll(scrollDown).toBeGreaterThan(5000)
  await openFaq(page)
  await page.evaluate(() => document.body.style.removeProperty('padding-bottom'))
  await page.goBack()
  await page.getByRole('heading', { name: 'Womens Collection', level: 1 }).waitFor()
  expect(await placesOf(page, DOWN)).toEqual(new Set([DOWN]))

  // Back to the front page shows the row whose product was opened.
  await page.goto(origin, { waitUntil: 'networkidle' })
  const row = page.getByRole('region', { name: 'Kids Collection' })
  await row.scrollIntoViewIfNeeded()
  const first = row.getByRole('article').first()
  await first.click()
  await page.waitForURL(/\/productDetail\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(() => isOnScreen(first)).toBe(true)
})

it('the products that a list showed on request are there again on Back, at the same place, and after a reload', async () => {
  const page = await browser.open({ ...desktop })
  await visit(page, `${origin}/all-products`)
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.count()).toBe(12)
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await expect.poll(() => cards.count()).toBe(24)
  const card = cards.nth(17).getByRole('heading').getByRole('link')
  const name = await card.textContent()
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await card.click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(24)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.reload()
  await expect.poll(() => cards.count()).toBe(24)
})

it('says when the script for further products could not be loaded, and a reload brings them', async () => {
  const page = await browser.open({ ...desktop, expected: /ERR_FAILED/ })
  await page.route(/assets\/more-products/, (route) => route.abort())
  await visit(page, `${origin}/all-products`)
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await page.getByText(/^The next products could not be loaded/).waitFor()
  await page.unroute(/assets\/more-products/)
  await page.reload()
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(24)
})

it('a link opens its page at the top without a document load, and leaves files and new tabs to the browser', async () => {
  const page = await browser.open()
  await visit(page, `${origin}/womens`)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await scrollTo(page, DOWN)
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await waitHydrated(faq)
  await faq.click()
  await page.waitForURL(`${origin}/faq`)
  await expect.poll(() => placeOf(page)).toBe(0)
  expect(documents).toBe(0)

  // The tab isn't opened: Debian's headless Chromium never shows Playwright one that a click with Ctrl has opened.
  const isLeftAlone = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const see = (event: Event) => {
          resolve(!event.defaultPrevented)
          event.preventDefault()
        }
        window.addEventListener('click', see, { once: true })
      }),
  )
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await privacy.click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeftAlone).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/faq')

  // A link to the current page adds no entry to the history.
  const before = await page.evaluate(() => window.history.length)
  await faq.click()
  expect(await page.evaluate(() => window.history.length)).toBe(before)

  // A file of the same host is loaded by the browser, since no route of the app shows it.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/robots.txt',
      textContent: 'R',
    })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'R', exact: true }).click()
  await page.waitForURL(`${origin}/robots.txt`)
  expect(documents).toBe(1)
})

it('Back returns to where the shopper had scrolled before the script ran, and leaves a scrolling before it runs alone', async () => {
  const page = await browser.open(phone)
  const release = await holdScripts(page)
  await page.goto(`${origin}/all-products`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Page 2' }).waitFor()
  await scrollTo(page, DOWN)
  await expect.poll(() => placeOf(page)).toBe(DOWN)
  release()
  await hydrated(page)
  await openFaq(page)
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(DOWN)

  await visit(page, `${origin}/womens`)
  await scrollTo(page, 2 * DOWN)
  await visit(page, `${origin}/faq`)
  const releaseAgain = await holdScripts(page)
  await page.goBack({ waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Womens Collection', level: 1 }).waitFor()
  await scrollTo(page, DOWN)
  releaseAgain()
  await hydrated(page)
  expect(await placeOf(page)).toBe(DOWN)
})

/** The page's scripts load only once the returned function is called, as on a slow network. */
async function holdScripts(page: Page) {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

async function scrollTo(page: Page, place: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
}

async function placeOf(page: Page) {
  return await page.evaluate(() => Math.round(window.scrollY))
}

async function isOnScreen(element: Locator) {
  const box = await element.boundingBox()
  const height = element.page().viewportSize()?.height ?? 0
  return box !== null && box.y < height && box.y + box.height > 0
}

/** Where the page is in the next frames; a page that restores its place tries in each. It is scrolled to `from` before. */
async function placesOf(page: Page, from?: number) {
  const places = await page.evaluate(async (top) => {
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
    const seen = []
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame)
      seen.push(Math.round(window.scrollY))
    }
    return seen
  }, from)
  return new Set(places)
}

/** Opens the FAQ by its link in the footer, without a document load. */
async function openFaq(page: Page) {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await waitHydrated(link)
  // It is clicked from within, because Playwright would scroll to it.
  await link.evaluate((node: HTMLElement) => node.click())
  await page.getByRole('heading', { name: 'FAQ', level: 1 }).waitFor()
}
