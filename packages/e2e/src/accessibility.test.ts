import { describe, expect, inject, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit, widths } from './support/browser-basics'
import { seesToast } from './support/toasts'

const { origin, adminOrigin } = inject('shop')
const admin = `${adminOrigin}/etrendadmin`
const browser = useBrowser()

describe.each(widths)('at %s pixels, the rules of WCAG 2.2 AA are kept by', (_width, size) => {
  const options = { ...size }

  it.each([
    ['the front page', '/'],
    ['a collection', '/womens'],
    ['all products', '/all-products'],
    ['a search that finds nothing', '/search?q=zzzz'],
    ['a product', '/productDetail/1'],
    ['the empty cart', '/cart'],
    ['the sign-in', '/login'],
    ['the registration', '/register'],
  ])('%s', async (_name, path) => {
    const page = await browser.open(options)
    await visit(page, origin + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it('the filled cart, and the error of a wrong promo code', async () => {
    const page = await browser.open(options)
    await visit(page, `${origin}/productDetail`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await seesToast(page, 'Added to cart successfully!')
    await page.goto(`${origin}/cart`)
    await hydrated(page)
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByRole('button', { name: 'Apply' }).click()
    await summary.getByText('Invalid promo code.').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it('the page of an unknown address', async () => {
    const page = await browser.open({ ...options, expected: /404 \(Not Found\)/ })
    await visit(page, `${origin}/no-such-page`)
    expect(await axeViolations(page)).toEqual([])
  })

  it('the open menu', async () => {
    const page = await browser.open(options)
    await visit(page, origin)
    if (size === phone) {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Womens', { exact: true }).tap()
    } else {
      await page.getByRole('navigation', { name: 'Main' }).getByText('Womens').hover()
    }
    await page.getByRole('link', { name: 'All Womens' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it("the back-office's sign-in", async () => {
    const page = await browser.open(options)
    await page.goto(`${admin}/login`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})

it('the check itself finds a picture without alternative text', async () => {
  const page = await browser.open()
  await page.setContent(
    '<html lang="en"><title>A page</title><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  )
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^image-alt \| .+ \| img \| /)])
})
