import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { hydrated, desktop } from './support/browser-basics'
import { register } from './support/customers'
import { fileShop } from './support/file-shop'

const { api, origin } = await fileShop()
const browser = useBrowser()

/** Opens a page whose scripts load only once `release` is called, as on a slow network. */
async function openUnhydrated(path: string) {
  const page = await browser.open(desktop)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
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
  expect(new URL(page.url()).searchParams.get('size')).toBe(name?.split(',')[0])
})

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
