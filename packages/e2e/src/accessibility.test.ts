import { isDeep } from '@etrend/tooling/depth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { axeSizes, axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { chooseSize, drawerOf } from './support/cart'
import { fileShop } from './support/file-shop'

const { api, origin, adminOrigin } = await fileShop()
const browser = useBrowser()

type Opened = [path: string, heading: string | RegExp, status?: number]

const pages: Record<string, Opened[]> = {
  'where shoppers look': [
    ['/', 'eTrend, clothing from Kathmandu'],
    ['/womens', 'Womens Collection'],
    ['/mens?sort=price-desc', 'Mens Collection'],
    ['/kids?subcategory=outerwear', 'Kids Collection'],
    ['/all-products?page=2', 'Our Products'],
    ['/search?q=jaket', 'Results for “jaket”'],
    ['/search?q=zzzz', /zzzz/],
    ['/productDetail', /./],
    ...(isDeep ? await seldomLookedAt() : []),
  ],
  'where they buy, sign in and read': [
    ['/cart', 'Cart'],
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
    ['/faq', 'FAQ'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/return-and-exchange-policy', 'Return and Exchange Policy'],
    ['/store-location', 'Our store'],
    ['/no-such-page', 'This page is not here.', 404],
    ...(isDeep ? seldomNeeded() : []),
  ],
}

/** Checked in the deep run alone: a collection, a preview, and a product that is no longer sold. */
async function seldomLookedAt(): Promise<Opened[]> {
  const { access: token } = await signIn(api)
  const link = await call('POST', `${api}/staff/products/1/preview/`, { token })
  const archived = await call('PATCH', `${api}/product/updateDeleteProduct/9/`, {
    token,
    json: { status: 'archived' },
  })
  expect([link.status, archived.status]).toEqual([201, 200])
  const { url } = z.object({ url: z.string() }).parse(link.body)
  return [
    ['/collections/dashain', 'Dashain'],
    [new URL(url).pathname, /./],
    ['/productDetail/9', 'This piece is no longer sold.', 410],
  ]
}

/** Checked in the deep run alone: what is opened from another page or from a mail. */
function seldomNeeded(): Opened[] {
  return [
    ['/checkout', 'Checkout'],
    ['/order-lookup', 'Track your order'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=x', 'Choose a new password'],
  ]
}

/** The sizes at which pages are checked, and phones that are set to dark. */
const looks = isDeep ? [...axeSizes, { ...phone, colorScheme: 'dark' as const }] : axeSizes

it.each(Object.entries(pages))(
  'the pages %s open with their heading and without a complaint, and keep the rules of WCAG 2.2 AA',
  async (_where, ofPlace) => {
    const found: string[] = []
    for (const size of looks) {
      const page = await browser.open({ ...size, expected: /404 \(Not Found\)|410 \(Gone\)/ })
      for (const [path, heading, status = 200] of ofPlace) {
        const answer = await visit(page, origin + path)
        expect([path, answer?.status()]).toEqual([path, status])
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        // A product's page keeps a live stream open: its network is never idle.
        await page.waitForLoadState('load')
        // What is further down is loaded too: it may not break the page's content security policy either.
        if (isDeep) await page.mouse.wheel(0, 4000)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        // Back at the top: a link that happens to be half below the sticky header counts as too small for a finger.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
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

it('the cart with a wrong promo code, the emptied cart with its toast, and the open menu keep them too', async () => {
  for (const size of axeSizes) {
    const page = await browser.open(size)
    await visit(page, `${origin}/productDetail`)
    // The styles that the content security policy lets through: a swatch is filled, and later a toast lies on top of the page.
    const swatch = page.locator('.swatch-color rect').first()
    const fill = () => swatch.evaluate((rect) => getComputedStyle(rect).fill)
    await expect.poll(fill).toMatch(/^rgb/)
    await chooseSize(page)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await drawerOf(page).waitFor()
    await page.goto(`${origin}/cart`)
    await hydrated(page)
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByRole('button', { name: 'Apply' }).click()
    await summary.getByText('Invalid promo code.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    const toaster = page.locator('[data-sonner-toaster]').first()
    expect(await toaster.evaluate((place) => getComputedStyle(place).position)).toBe('fixed')
    expect(await violations(page)).toEqual([])

    await visit(page, origin)
    if (size === phone) {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Womens', { exact: true }).tap()
    } else {
      await page.getByRole('navigation', { name: 'Main' }).getByText('Womens').hover()
    }
    await page.getByRole('link', { name: 'All Womens' }).waitFor()
    const found = await violations(page)
    if (isDeep && size === phone) {
      const box = page.getByRole('dialog', { name: 'Menu' }).locator('input[name=q]:visible')
      await box.fill('jaket')
      await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor()
      await box.press('ArrowDown')
      found.push(...(await violations(page)))
    }
    expect(found).toEqual([])
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
