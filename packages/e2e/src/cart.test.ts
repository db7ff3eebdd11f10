import { describe, expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, desktop, hasFocus, phone, visit, widths } from './support/browser-basics'
import { badgeOf, chooseSize, drawerOf } from './support/cart'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { origin, api } = await fileShop()
const browser = useBrowser()

describe.each(widths)('at %s pixels', (_width, size) => {
  it('the drawer opens beside the page after adding, by keyboard, and Escape gives the focus back', async () => {
    const page = await browser.open({ ...size })
    await visit(page, `${origin}/productDetail/1`)
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.focus()
    await page.keyboard.press('Enter')
    const drawer = drawerOf(page)
    await drawer.waitFor()
    await expect
      .poll(() => drawer.evaluate((one) => one.contains(document.activeElement)))
      .toBe(true)
    await drawer.getByText('With shipping and tax').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(add)).toBe(true)
    expect(new URL(page.url()).pathname).toMatch(/^\/productDetail\//)
  })
})

it('a size is added from its card with a finger', async () => {
  const page = await browser.open({ ...phone })
  await visit(page, `${origin}/mens`)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Quick add / }).tap()
  const size = card.getByRole('button', { name: /, add to cart$/ }).first()
  await size.waitFor()
  const box = await size.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(await axeViolations(page)).toEqual([])
  await size.tap()
  await expect.poll(() => badgeOf(page)).toBe('1')
  await drawerOf(page).getByRole('button', { name: 'Close cart' }).tap()
  await drawerOf(page).waitFor({ state: 'hidden' })
  expect(await hasFocus(size)).toBe(true)
})

it('the drawer hangs from the header, also below a banner and in a resized window, and scrolls nothing', async () => {
  const page = await browser.open({ ...desktop })
  await visit(page, `${origin}/productDetail/1`)
  // As high as the banner of simulated payments.
  await page.evaluate(() => {
    const banner = document.createElement('div')
    banner.style.height = '37px'
    document.getElementById('main')?.parentElement?.prepend(banner)
  })
  const add = page.locator('#add-to-cart')
  const gap = () =>
    page.evaluate(() => {
      const [header, drawer] = ['header', '.cart-drawer'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      return (drawer?.top ?? 0) - (header?.bottom ?? 0)
    })
  for (const top of [0, 20, 200]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await add.evaluate((button) => button.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await drawerOf(page).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(top)
    for (const width of [1440, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(gap).toBe(0)
    }
    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'hidden' })
  }
})

it('where the drawer’s script can’t be loaded, a toast says that the piece was added', async () => {
  const page = await browser.open({ ...desktop, expected: /ERR_FAILED/ })
  await page.route(/\/cart-drawer-[^/]*\.js$/, (route) => route.abort())
  await visit(page, `${origin}/productDetail/1`)
  await page.locator('#add-to-cart').click()
  await seesToast(page, 'Added to cart successfully!')
  expect(await badgeOf(page)).toBe('1')
})

it('the cart is kept across a reload and in every tab', async () => {
  const page = await browser.open(desktop)
  await visit(page, `${origin}/productDetail/1`)
  const other = await page.context().newPage()
  await visit(other, `${origin}/cart`)
  await other.getByText('Your cart is empty.').waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect.poll(() => badgeOf(other)).toBe('1')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => badgeOf(page)).toBe('1')
})

it('signing in merges the cart with the account’s, which another browser then shows too', async () => {
  const gita = await register(api, 'Gita')
  const first = await browser.open(desktop)
  await visit(first, `${origin}/productDetail/1`)
  await first.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect.poll(() => badgeOf(first)).toBe('1')
  const isSaved = first.waitForResponse(
    (answer) => answer.url().endsWith('/store/cart/saved') && answer.request().method() === 'PUT',
  )
  await visit(first, `${origin}/login`)
  await signInThere(first, gita)
  await isSaved

  const second = await browser.open(desktop)
  await visit(second, `${origin}/productDetail/4`)
  await chooseSize(second)
  await second.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect.poll(() => badgeOf(second)).toBe('1')
  await visit(second, `${origin}/login`)
  await signInThere(second, gita)
  await expect.poll(() => badgeOf(second)).toBe('2')
  await second.getByRole('link', { name: 'Cart, 2 items' }).click()
  await expect.poll(() => second.getByRole('group', { name: /^Quantity of / }).count()).toBe(2)
})
