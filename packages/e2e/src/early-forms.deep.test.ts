import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { hydrated, desktop, phone } from './support/browser-basics'
import { badgeOf, drawerOf } from './support/cart'
import { register } from './support/customers'
import { fileShop } from './support/file-shop'

const { api, origin } = await fileShop()
const browser = useBrowser()

/** Opens a page whose scripts load only once `release` is called, as on a slow network. */
async function openUnhydrated(path: string) {
  const page = await browser.open(desktop)
  const [released, release] = signal()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(origin + path)
  return { page, release }
}

it('a sign-in that is submitted before its page is hydrated is sent once the page is', async () => {
  const { email, password } = await register(api, 'Early Sita')
  const { page, release } = await openUnhydrated('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  release()
  await page.waitForURL(`${origin}/`, { waitUntil: 'commit' })
})

it('a search is sent before its page is hydrated', async () => {
  const { page, release } = await openUnhydrated('/all-products')
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.fill('kurta')
  await search.press('Enter')
  await page.waitForURL(/\/search\?q=kurta/, { waitUntil: 'commit' })
  release()
  await hydrated(page)
})

it('a size, a colour and Add to cart that are pressed before the page is hydrated are taken in their order', async () => {
  const { page, release } = await openUnhydrated('/productDetail/7')
  const size = (await page.locator('input[name=size]:enabled').all()).at(-1)
  const name = await size?.getAttribute('aria-label')
  await size?.check({ force: true })
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expect.poll(() => add.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.5')
  release()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await expect.poll(() => add.evaluate((button) => getComputedStyle(button).opacity)).toBe('1')
  const word = name?.split(',')[0] ?? ''
  expect(new URL(page.url()).searchParams.get('size')).toBe(word)
  // The size that was pressed is the one in the cart, although Add to cart was pressed at once after it.
  await page
    .getByRole('dialog')
    .getByText(new RegExp(`, ${word}$`))
    .waitFor()
})

it('Add to cart waits for a size that was pressed early, also when it is pressed once the page is hydrated', async () => {
  const { page, release } = await openUnhydrated('/productDetail/7')
  const busy = await busyOnceHydrated(page)
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  const box = await add.boundingBox()
  await page.locator('input[name=size]:enabled').last().check({ force: true })
  release()
  await busy.begun
  const mouse = await page.context().newCDPSession(page)
  const at = { x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9, button: 'left', clickCount: 1 } as const
  const press = [
    mouse.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
    mouse.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
  ]
  busy.end()
  await Promise.all(press)
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
})

/** Keeps the page busy from its hydration until `end` is called, as on a slow phone: what is pressed meanwhile is handled after it. */
async function busyOnceHydrated(page: Page) {
  const [begun, begin] = signal()
  const [ended, end] = signal()
  await page.route('**/busy', async (route) => {
    begin()
    await ended
    await route.fulfill({ body: '' })
  })
  await page.evaluate(() => {
    addEventListener('hydrated', () => {
      const request = new XMLHttpRequest()
      request.open('GET', '/busy', false)
      request.send()
    })
  })
  return { begun, end }
}

/** A promise, and the function that fulfils it. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return [given, give] as const
}

it('of two sizes that are pressed early, the last one is chosen', async () => {
  const { page, release } = await openUnhydrated('/productDetail/7')
  const sizes = page.locator('input[name=size]:enabled')
  await sizes.last().check({ force: true })
  await sizes.first().check({ force: true })
  const name = await sizes.first().getAttribute('aria-label')
  release()
  await page.waitForURL(/[?&]size=/)
  await hydrated(page)
  await expect.poll(() => page.locator('[data-early]').count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('size')).toBe(name?.split(',')[0])
})

it('two colours that are ticked early are both chosen', async () => {
  const { page, release } = await openUnhydrated('/womens')
  for (const color of ['Red', 'Navy']) {
    await page.getByRole('checkbox', { name: new RegExp(`^${color}`) }).check()
  }
  release()
  const chosen = () => new URL(page.url()).searchParams.getAll('color').toSorted()
  await expect.poll(chosen).toEqual(['navy', 'red'])
})

it('on slow 3G a piece is in the cart although it was pressed as soon as it could be seen', async () => {
  const page = await browser.open(phone)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', slow3G)
  await page.goto(`${origin}/productDetail/18`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await add.tap()
  // Shown as taken at once: the script is still on its way.
  await expect.poll(() => add.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.5')
  await drawerOf(page).waitFor()
  expect(await badgeOf(page)).toBe('1')
})

/** As Chromium's developer tools have it, in bytes a second. */
const slow3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

it('a page whose script can’t be loaded says so, and names the shop’s phone number', async () => {
  const page = await browser.open({
    ...desktop,
    expected: /ERR_FAILED|dynamically imported module/,
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${origin}/womens`)
  await page
    .getByRole('alert')
    .getByText(/^This page did not load. Reload it, or call \+977 [\d-]+.$/)
    .waitFor()
})
