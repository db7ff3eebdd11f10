import { expect, inject, it } from 'vitest'
import { useBrowser } from './support/browser'
import { hydrated, desk } from './support/browser-basics'
import { register } from './support/customers'

const { api, origin } = inject('shop')
const browser = useBrowser()

/** Opens a page whose scripts load only once `release` is called, as on a slow network. */
async function openUnhydrated(path: string) {
  const page = await browser.open(desk)
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
