import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { origin } = await fileShop()
const browser = useBrowser()
const expected = /500 \(Internal Server Error\)/

const options = { ...phone, expected }

it('a collection says so, keeps its sub categories, and Retry brings the list', async () => {
  const page = await browser.open(options)
  await visit(page, `${origin}/womens`)
  const mend = await breakCalls(page, '**/api/store/products?**')
  const tabs = page.getByRole('navigation', { name: 'Sub categories' })
  const before = await tabs.getByRole('link').allInnerTexts()
  await tabs.getByRole('link', { name: 'Bottoms' }).click()
  await page.getByText('The products could not be loaded.').waitFor()
  // Another test may have added a sub category to the four documented ones.
  expect(before.slice(0, 1)).toEqual(['All'])
  expect(before).toEqual(expect.arrayContaining(['Tops', 'Bottoms', 'Accessories', 'Outerwear']))
  expect(await tabs.getByRole('link').allInnerTexts()).toEqual(before)
  expect(await axeViolations(page)).toEqual([])
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(/^Showing 1–\d+ of \d+ results$/).waitFor()
  expect(page.url()).toBe(`${origin}/womens?subcategory=bottoms`)
})

it('a product says so, and Retry brings it', async () => {
  const page = await browser.open(options)
  await visit(page, `${origin}/womens`)
  const mend = await breakCalls(page, '**/api/store/products/*')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByText('The product could not be loaded.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
})

it('the cart shows what it holds, and says that the prices are those of the last visit', async () => {
  const page = await browser.open(options)
  await visit(page, `${origin}/productDetail/1`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await seesToast(page, 'Added to cart successfully!')
  await breakCalls(page, '**/api/store/cart')
  await visit(page, `${origin}/cart`)
  await page.getByText(/The prices are those of your last visit\.$/).waitFor()
  await page.getByRole('group', { name: /^Quantity of / }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

/** Makes requests to these addresses fail with 500, until the returned function is called. */
async function breakCalls(page: Page, address: string) {
  await page.route(address, async (route) => {
    await route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } })
  })
  return async () => await page.unroute(address)
}
