import type { Page } from 'playwright-core'

/** The summary of the cart page as it reads: { Subtotal: 'Rs. 2500', … }. */
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

/** Chooses a colour and the first size that it is left in, and gives the size's name. */
export async function choose(page: Page, color: string) {
  await page.getByRole('radio', { name: color, exact: true }).check({ force: true })
  const sizes = page.getByRole('group', { name: 'Size', exact: true })
  const free = sizes.getByRole('radio', { disabled: false, name: /^\w+$/ })
  await free.first().check({ force: true })
  return await free.first().evaluate((radio) => radio.parentElement?.innerText.trim() ?? '')
}
