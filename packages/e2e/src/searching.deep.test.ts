import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hasFocus, phone, visit, widths } from './support/browser-basics'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()

describe.each(widths)('at %s pixels', (_width, size) => {
  it('the search suggests products and categories, and the keys choose among them', async () => {
    const page = await browser.open({ ...size })
    await visit(page, origin)
    const box = await openBox(page, size === phone)
    await box.fill('jaket')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await list.getByRole('group', { name: 'Products' }).waitFor()
    await list.getByRole('group', { name: 'Categories' }).waitFor()
    await page.getByText('Showing results for “jacket”').waitFor()
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    expect(await axeViolations(page)).toEqual([])

    const options = list.getByRole('option')
    await page.keyboard.press('ArrowDown')
    await options
      .first()
      .and(page.getByRole('option', { selected: true }))
      .waitFor()
    await page.keyboard.press('ArrowUp')
    await options
      .last()
      .and(page.getByRole('option', { selected: true }))
      .waitFor()
    expect(await box.getAttribute('aria-activedescendant')).toBe(
      await options.last().getAttribute('id'),
    )
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect([await box.inputValue(), await hasFocus(box)]).toEqual(['jaket', true])

    await page.keyboard.press('ArrowDown')
    await list.waitFor()
    await page.keyboard.press('ArrowDown')
    const title = await options.first().locator('span').nth(1).innerText()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  it('recent searches are offered again, and can be removed', async () => {
    const page = await browser.open({ ...size })
    await visit(page, origin)
    await (await openBox(page, size === phone)).fill('kurta')
    await page.getByRole('option', { name: 'View all results for “kurta”' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/search?q=kurta`)
    await page.getByRole('heading', { level: 1, name: 'Results for “kurta”' }).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await visit(page, `${origin}/faq`)
    await openBox(page, size === phone)
    const recent = page.getByRole('group', { name: 'Recent searches' })
    await recent.getByRole('option', { name: 'kurta' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove “kurta” from the recent searches' }).click()
    await recent.waitFor({ state: 'hidden' })
  })

  it('a search that finds nothing says so while it is typed', async () => {
    const page = await browser.open({ ...size })
    await visit(page, origin)
    await (await openBox(page, size === phone)).fill('zzzqqq')
    await page.getByText('Nothing found for “zzzqqq”.').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})

/** Focuses and gives the search box of the header, or of the menu on a phone. */
async function openBox(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const place = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  const box = place.locator('input[name=q]:visible')
  await box.focus()
  return box
}
