import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeSizes, axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { origin, adminOrigin } = await fileShop()
const browser = useBrowser()

const pages: Record<string, [path: string, heading: string | RegExp][]> = {
  'where shoppers look': [
    ['/', 'eTrend, clothing from Kathmandu'],
    ['/womens', 'Womens Collection'],
    ['/mens?sort=price-desc', 'Mens Collection'],
    ['/kids?subcategory=outerwear', 'Kids Collection'],
    ['/all-products?page=2', 'Our Products'],
    ['/search?q=jaket', 'Results for “jaket”'],
    ['/search?q=zzzz', /zzzz/],
    ['/productDetail', /./],
  ],
  'where they buy, sign in and read': [
    ['/cart', 'Cart'],
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
    ['/faq', 'FAQ'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/return-and-exchange-policy', 'Return and Exchange Policy'],
    ['/store-location', 'Our store'],
    ['/no-such-page', 'This page is not here.'],
  ],
}

it.each(Object.entries(pages))(
  'the pages %s open with their heading and without a complaint, and keep the rules of WCAG 2.2 AA',
  async (_where, ofPlace) => {
    const found: string[] = []
    for (const size of axeSizes) {
      const page = await browser.open({ ...size, expected: /404 \(Not Found\)/ })
      for (const [path, heading] of ofPlace) {
        const answer = await visit(page, origin + path)
        const status = path === '/no-such-page' ? 404 : 200
        expect([path, answer?.status()]).toEqual([path, status])
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        // A product's page keeps a live stream open: its network is never idle.
        await page.waitForLoadState('load')
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        found.push(...(await violations(page)))
      }
      await page.close()
    }
    expect(found).toEqual([])
  },
)

it('the sign-in of staff keeps them too', async () => {
  for (const size of axeSizes) {
    const page = await browser.open(size)
    await page.goto(`${adminOrigin}/etrendadmin/login`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.close()
  }
})

it('the filled cart, the error of a wrong promo code, and the open menu keep them too', async () => {
  for (const size of axeSizes) {
    const page = await browser.open(size)
    await visit(page, `${origin}/productDetail`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await seesToast(page, 'Added to cart successfully!')
    await page.goto(`${origin}/cart`)
    await hydrated(page)
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByRole('button', { name: 'Apply' }).click()
    await summary.getByText('Invalid promo code.').waitFor()
    expect(await violations(page)).toEqual([])

    await visit(page, origin)
    if (size === phone) {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Womens', { exact: true }).tap()
    } else {
      await page.getByRole('navigation', { name: 'Main' }).getByText('Womens').hover()
    }
    await page.getByRole('link', { name: 'All Womens' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.close()
  }
})

it('the check itself finds a picture without alternative text', async () => {
  const page = await browser.open()
  await page.setContent(
    '<html lang="en"><title>A page</title><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  )
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^image-alt \| .+ \| img \| /)])
})

/** What axe finds, each with the address of its page and the width of the window. */
async function violations(page: Page) {
  const place = `${page.url()} at ${page.viewportSize()?.width} pixels`
  return (await axeViolations(page)).map((violation) => `${place}: ${violation}`)
}
