import { describe, expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { hasFocus, hydrated, phone, visit } from './support/browser-basics'
import { badgeOf, choose, drawerOf, summaryOf } from './support/cart'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()
const blouse = 'Lalitpur Tie-neck Blouse'

describe('a shopper', () => {
  it('finds a piece through the menu, and pays less for it with a promo code', async () => {
    const page = await browser.open()
    await visit(page, origin)
    for (const title of ['Womens Collection', 'Mens Collection', 'Kids Collection']) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
    }

    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Womens', exact: true }).hover()
    await menu.getByRole('link', { name: 'Tops' }).hover()
    const offered = menu.getByRole('link', { name: /Rs\.\s[\d,]+ ≈ \$\d+\.\d\d$/ })
    await offered.first().waitFor()
    expect(await offered.count()).toBe(4)
    await menu.getByRole('link', { name: 'Tops' }).click()

    await page.waitForURL(`${origin}/womens?subcategory=tops`)
    await page.getByRole('heading', { name: 'Womens Collection', level: 1 }).waitFor()
    await page.getByText(/^Showing 1–\d+ of \d+ results$/).waitFor()
    await page.getByRole('main').getByRole('link', { name: blouse }).click()

    await page.getByRole('heading', { name: blouse, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/productDetail\/\d+-lalitpur-tie-neck-blouse$/)
    const size = await choose(page, 'Red')
    expect(await badgeOf(page)).toBe('0')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await drawerOf(page).waitFor()
    await expect.poll(() => badgeOf(page)).toBe('1')

    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor()
    const line = page.getByRole('listitem').filter({ hasText: blouse })
    expect(await line.innerText()).toContain('Red')
    await expect.poll(() => line.getByRole('combobox').innerText()).toContain(size)
    const fees = { Shipping: 'Rs.\u00a02', Tax: 'Rs.\u00a04' }
    const full = {
      Subtotal: 'Rs.\u00a02,500',
      Discount: 'Rs.\u00a00',
      ...fees,
      Total: 'Rs.\u00a02,506',
    }
    await expect.poll(() => summaryOf(page)).toEqual(full)

    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByLabel('Promo code').fill('WRONG')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await summary.getByText('Invalid promo code.').waitFor()
    expect(await summaryOf(page)).toEqual(full)

    await summary.getByLabel('Promo code').fill('DISCOUNT10')
    await summary.getByRole('button', { name: 'Apply' }).click()
    const reduced = { ...full, Discount: '− Rs.\u00a010', Total: 'Rs.\u00a02,496' }
    await expect.poll(() => summaryOf(page)).toEqual(reduced)

    const quantity = page.getByRole('group', { name: `Quantity of ${blouse}` })
    expect(await quantity.getByRole('button', { name: 'One less' }).isDisabled()).toBe(true)
    await quantity.getByRole('button', { name: 'One more' }).click()
    const twice = { ...reduced, Subtotal: 'Rs.\u00a05,000', Total: 'Rs.\u00a04,996' }
    await expect.poll(() => summaryOf(page)).toEqual(twice)
    expect(await badgeOf(page)).toBe('2')

    await page.reload()
    await hydrated(page)
    await expect.poll(() => summaryOf(page)).toEqual(twice)
    await quantity.getByRole('button', { name: 'One less' }).click()
    await expect.poll(() => summaryOf(page)).toEqual(reduced)
    expect(await quantity.getByRole('status').innerText()).toBe('1')
    expect(await quantity.getByRole('button', { name: 'One less' }).isDisabled()).toBe(true)

    await page.getByRole('button', { name: `Remove ${blouse}` }).click()
    await page.getByText('Your cart is empty again.').waitFor()
    expect(await badgeOf(page)).toBe('0')
  })

  it('walks through the menu with the keyboard alone', async () => {
    const page = await browser.open()
    await visit(page, origin)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const womens = menu.getByRole('link', { name: 'Womens', exact: true })
    const tops = menu.getByRole('link', { name: 'Tops' })
    await page.locator('header').getByRole('link', { name: 'eTrend, home' }).focus()
    const search = page.locator('header input[name=q]:visible')
    let stops = 0
    while (stops < 20 && !(await hasFocus(search))) {
      await page.keyboard.press('Tab')
      stops += 1
      // Tabbing past an entry doesn't open its menu.
      expect(await menu.locator('[aria-expanded="true"]').count()).toBe(0)
    }
    expect(stops).toBe(6)

    await womens.focus()
    await page.keyboard.press('Enter')
    await tops.waitFor()
    await page.keyboard.press('Escape')
    await tops.waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(womens)).toBe(true)
    await womens.hover()
    await tops.waitFor()
    await page.keyboard.press('Escape')
    await tops.waitFor({ state: 'hidden' })

    await page.keyboard.press('Enter')
    await tops.waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => tops.evaluate((link) => link.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/womens?subcategory=tops`)
    await page.getByRole('heading', { name: 'Womens Collection', level: 1 }).waitFor()
  })

  it('sees one entry of the menu underlined: the open one, else that under the mouse, else the page', async () => {
    const page = await browser.open()
    await visit(page, origin)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const underlined = () =>
      menu
        .locator('.nav-link')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link, '::after').scale === '1')
            .map(({ textContent }) => textContent),
        )
    expect(await underlined()).toEqual(['Home'])
    await menu.getByRole('link', { name: 'Our Products' }).hover()
    await expect.poll(underlined).toEqual(['Our Products'])
    await menu.getByRole('link', { name: 'Womens', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(underlined).toEqual(['Womens'])
  })

  it('buys from a phone through the slide-in menu', async () => {
    const page = await browser.open(phone)
    await visit(page, origin)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Cart 0 items' }).waitFor()
    await menu.getByText('Womens', { exact: true }).tap()
    await menu.getByRole('link', { name: 'Tops' }).tap()

    await page.waitForURL(`${origin}/womens?subcategory=tops`)
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('main').getByRole('link', { name: blouse }).tap()
    await page.getByRole('heading', { name: blouse, level: 1 }).waitFor()
    await choose(page, 'Navy')
    await page.getByRole('button', { name: 'Add to cart' }).first().tap()
    await drawerOf(page).waitFor()

    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await menu.getByRole('link', { name: 'Cart 1 item' }).tap()
    await expect.poll(async () => (await summaryOf(page)).Total).toBe('Rs.\u00a02,506')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

it('a page that is not there says so with 404 and ways on', async () => {
  const page = await browser.open({ expected: /404 \(Not Found\)/ })
  const answer = await visit(page, `${origin}/no-such-page`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'This page is not here.' }).waitFor()
  await page.getByRole('link', { name: 'See all products' }).click()
  await page.getByRole('heading', { level: 1, name: 'Our Products' }).waitFor()
})
