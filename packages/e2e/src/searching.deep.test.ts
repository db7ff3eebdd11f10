import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hasFocus, phone, visit } from './support/browser-basics'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()

it('the search suggests products and categories, and the keys choose among them', async () => {
  const page = await browser.open(phone)
  await visit(page, origin)
  const box = await openBox(page)
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

/** Focuses and gives the search box, which is in the menu on a phone. */
async function openBox(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const box = page.getByRole('dialog', { name: 'Menu' }).locator('input[name=q]:visible')
  await box.focus()
  return box
}
