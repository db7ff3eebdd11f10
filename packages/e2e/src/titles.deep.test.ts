import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { desktop, visit } from './support/browser-basics'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'

const { origin, api } = await fileShop()
const browser = useBrowser()

/** Runs in the page: records the paths at which the title was missing, even for a moment. */
function watchTitle() {
  const missing: string[] = []
  Object.assign(window, { missing })
  const look = () => {
    if (document.title === '') missing.push(location.pathname)
  }
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
}

it('no page is ever without a title, not even during a navigation or a redirect', async () => {
  const customer = await register(api, 'Title')
  const page = await browser.open({ ...desktop, expected: /404 \(Not Found\)/ })
  await page.addInitScript(watchTitle)
  await visit(page, `${origin}/login`)
  await signInThere(page, customer)
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
  // /productDetail leads on to the product that was looked at last.
  await go('/productDetail/1')
  const remembered = () => page.evaluate(() => localStorage.getItem('etrend.recent'))
  await expect.poll(remembered).not.toBeNull()
  const ways = [
    ['/productDetail/1', / · eTrend$/, /\/productDetail\/1/],
    ['/productDetail', / · eTrend$/, /\/productDetail\/\d/],
    ['/account', /^Orders/, /\/account\/orders$/],
    ['/account/nothing-like-it', /^Orders/, /\/account\/orders$/],
    ['/productDetail/999999', /^Page not found/, /999999$/],
    ['/checkout', /^Checkout/, /\/checkout/],
    ['/order-lookup', /^Track your order/, /\/order-lookup$/],
  ] as const
  for (const [path, title, leadsTo] of ways) {
    await go(path)
    // Waits for the redirect first: one that is still to come would replace the next page.
    await expect.poll(() => page.url()).toMatch(leadsTo)
    await expect.poll(() => page.title()).toMatch(title)
    await page.locator('h1').first().waitFor()
  }
  const missing = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'missing')))
  expect(missing).toBe('[]')
})
