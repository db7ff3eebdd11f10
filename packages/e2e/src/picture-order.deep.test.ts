import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { type PageOptions, useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()

/** Opens a list on a phone, whose large picture loads only once `release` is called. */
async function openWaiting(options: PageOptions = {}) {
  const page = await browser.open({ ...phone, ...options })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(nameOf(request.url())))
  const held: Route[] = []
  await page.route(`**/media/${await mainPicture()}-*`, (route) => void held.push(route))
  await page.goto(`${origin}/womens`, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const sources = await page
    .locator('.product-card img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  const pictures = sources.map(nameOf)
  const firstScreen = pictures.slice(0, 4)
  // Products that other journeys made may share one picture.
  const below = pictures.slice(4).filter((name) => !firstScreen.includes(name))
  expect(below.length).toBeGreaterThanOrEqual(2)
  return {
    page,
    firstScreen,
    below,
    askedFor: (names: string[]) => names.filter((name) => asked.has(name)),
    release: () => Promise.all(held.splice(0).map((route) => route.continue())),
  }
}

async function mainPicture() {
  const html = await (await fetch(`${origin}/womens`)).text()
  return nameOf(/<link rel="preload" as="image"[^>]*>/.exec(html)?.[0] ?? '')
}

function nameOf(address: string) {
  return /\/media\/([0-9a-f]{32})/.exec(address)?.[1] ?? ''
}

it('a phone requests the pictures of its first screen, and those below once the large one has loaded', async () => {
  const { page, firstScreen, below, askedFor, release } = await openWaiting()
  await expect.poll(() => askedFor(firstScreen)).toEqual(firstScreen)
  expect(askedFor(below)).toEqual([])
  await release()
  await expect.poll(() => askedFor(below)).not.toEqual([])
  await page.locator('.product-card').last().scrollIntoViewIfNeeded()
  await expect.poll(() => askedFor(below)).toEqual(below)
})

it('scrolling before the large picture has loaded requests the pictures below all the same', async () => {
  const { page, below, askedFor } = await openWaiting()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => askedFor(below)).not.toEqual([])
})

it('without JavaScript the pictures below are requested immediately', async () => {
  const { below, askedFor } = await openWaiting({ javaScriptEnabled: false })
  await expect.poll(() => askedFor(below)).not.toEqual([])
})
