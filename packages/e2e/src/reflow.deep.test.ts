import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { visit } from './support/browser-basics'
import { drawerOf } from './support/cart'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()

/** A window of 1280 pixels at 400 %, as people with weak eyes have it. */
const zoomed = { viewport: { width: 320, height: 640 } }
/** The spacing of WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

it('at 320 pixels no page scrolls sideways, nor with the text spacing that WCAG asks for', async () => {
  // The policy would forbid the test's own style.
  const page = await browser.open({ ...zoomed, bypassCSP: true })
  await visit(page, `${origin}/productDetail`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await drawerOf(page).waitFor()
  expect(await overflow(page)).toBe(0)
  for (const path of [
    '/',
    '/womens',
    '/all-products?color=red',
    '/search?q=shirt',
    '/productDetail/1',
    '/cart',
    '/checkout',
    '/login',
    '/register',
    '/order-lookup',
    '/faq',
    '/privacy-policy',
  ]) {
    await visit(page, origin + path)
    const plain = await overflow(page)
    await page.addStyleTag({ content: SPACED })
    expect([path, plain, await overflow(page)]).toEqual([path, 0, 0])
  }
})

/** How many pixels the page is wider than the window. */
async function overflow(page: Page) {
  return await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
