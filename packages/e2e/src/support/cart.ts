import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitHydrated } from './browser-basics'

/** The summary of the cart page as it reads: { Subtotal: 'Rs. 2,500', … }. */
export async function summaryOf(page: Page): Promise<Record<string, string>> {
  const summary = page.getByRole('complementary', { name: 'Summary' })
  const names = await summary.getByRole('term').allInnerTexts()
  const amounts = await summary.getByRole('definition').allInnerTexts()
  return Object.fromEntries(names.map((name, index) => [name, amounts[index] ?? '']))
}

/** The number on the cart's badge. */
export async function badgeOf(page: Page) {
  return await page.getByTestId('cart-badge').innerText()
}

/** The cart drawer, which says that a piece was added. */
export function drawerOf(page: Page) {
  return page.getByRole('dialog', { name: /^Added to cart successfully! \d+ items? in your cart$/ })
}

/**
 * Chooses a colour and the first size with plenty in stock in that colour, and gives the size's text: 'M', on products
 * for kids with the ages below it.
 */
export async function choose(page: Page, color: string) {
  await pick(page.getByRole('radio', { name: color, exact: true }))
  return await chooseSize(page)
}

/** Chooses the first size with plenty in stock in the colour that is chosen, and gives the size's text. */
export async function chooseSize(page: Page) {
  const sizes = page.getByRole('group', { name: /^Size/ })
  const free = sizes.getByRole('radio', { disabled: false, name: /^\w+(, [\d–]+ years)?$/ }).first()
  return await pick(free)
}

/** Clicks a radio button's label, since the button itself is hidden by CSS, and gives the label's text. */
async function pick(radio: Locator) {
  await waitHydrated(radio)
  const label = radio.locator('xpath=ancestor::label')
  await label.click()
  await expect.poll(() => radio.isChecked()).toBe(true)
  return (await label.innerText()).trim()
}
