import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, visit, widths } from './support/browser-basics'
import { ownShop } from './support/played-shop'
import { unitThatIs } from './support/units'

const browser = useBrowser()
// A shop of its own: in the shared one, other journeys receive and sell pieces while these tests count them.
const { shop } = ownShop()

describe.each(widths)('with few pieces left, at %s pixels', (_width, size) => {
  it('colour and size are chosen by arrow keys, said in words, and kept in the address', async () => {
    const page = await browser.open({ ...size, ownOrigin: shop().origin })
    const low = await unitThatIs(shop().api, 'low')
    await visit(page, `${shop().origin}${low.path}?color=${low.color}&size=${low.plenty}`)
    const chosen = sizes(page).getByRole('radio', { name: low.plenty, exact: true })
    expect(await chosen.isChecked()).toBe(true)
    const few = sizes(page).getByRole('radio', { name: `${low.size_name}, only ${low.left} left` })
    await chosen.focus()
    const step = async () => {
      if (!(await few.isChecked())) await page.keyboard.press('ArrowRight')
      return await few.isChecked()
    }
    await expect.poll(step, { interval: 300 }).toBe(true)
    await expect.poll(() => page.url()).toContain(`color=${low.color}&size=${low.size_name}`)
    await page.getByText(`Only ${low.left} left`, { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await hydrated(page)
    expect(await few.isChecked()).toBe(true)

    const colors = page.getByRole('group', { name: /^Colour/ })
    await colors.getByRole('radio', { name: low.color_name }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => new URL(page.url()).searchParams.get('color')).not.toBe(low.color)
  })

  it('a size that is sold out says so, and is disabled', async () => {
    const page = await browser.open({ ...size, ownOrigin: shop().origin })
    const gone = await unitThatIs(shop().api, 'out')
    await visit(page, `${shop().origin}${gone.path}?color=${gone.color}`)
    const soldOut = sizes(page).getByRole('radio', { name: `${gone.size_name}, sold out` })
    expect(await soldOut.isDisabled()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })

  it('the quantity in the cart stops at what is left, in the drawer and on the page', async () => {
    const page = await browser.open({ ...size, ownOrigin: shop().origin })
    const { path, color, size_name, left, title } = await unitThatIs(shop().api, 'low')
    const said = `Only ${left} left`
    await visit(page, `${shop().origin}${path}?color=${color}&size=${size_name}`)
    await page.getByText(said).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const drawer = page.getByRole('dialog', { name: /^In your cart/ })
    const inDrawer = drawer.getByRole('group', { name: `Quantity of ${title}` })
    await drawer.getByText(said).waitFor()
    for (let taken = 1; taken < (left ?? 0); taken += 1)
      await inDrawer.getByRole('button', { name: 'One more' }).click()
    expect(await inDrawer.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true)
    expect(await axeViolations(page)).toEqual([])

    await drawer.getByRole('link', { name: 'View cart' }).click()
    const onPage = page.getByRole('main').getByRole('group', { name: `Quantity of ${title}` })
    await page.getByRole('main').getByText(said).waitFor()
    expect(await onPage.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true)
    // As if another tab, or an older cart, had stored a larger quantity.
    await page.evaluate(() => {
      const kept = localStorage.getItem('etrend.cart') ?? ''
      localStorage.setItem('etrend.cart', kept.replace(/"quantity":\d+/, '"quantity":9'))
    })
    await page.reload()
    await hydrated(page)
    await page.getByText(`${said}: reduced from 9 to ${left}`).waitFor()
    expect(await onPage.getByRole('status').innerText()).toBe(String(left))
    expect(await axeViolations(page)).toEqual([])
  })
})

function sizes(page: Page) {
  return page.getByRole('group', { name: /^Size/ })
}
