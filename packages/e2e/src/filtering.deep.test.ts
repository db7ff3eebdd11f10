import { expect, it } from 'vitest'
import * as z from 'zod'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desk, phone, visit } from './support/browser-basics'
import { call } from './support/call'
import { fileShop } from './support/file-shop'

const { origin, api } = await fileShop()
const browser = useBrowser()

const list = z.object({
  total: z.int(),
  facets: z.object({ color: z.array(z.object({ label: z.string(), count: z.int() })) }),
})

async function listOf(query: string) {
  return list.parse((await call('GET', `${api}/store/products?${query}`)).body)
}

it('another category drops the sub category and returns to page 1', async () => {
  const page = await browser.open(desk)
  await visit(page, `${origin}/all-products?category=women&subcategory=tops`)
  await page
    .getByRole('group', { name: 'Category', exact: true })
    .getByRole('radio', { name: /^Men / })
    .click()
  await page.waitForURL(`${origin}/all-products?category=men`)
})

it('a gender filters all products and includes unisex pieces, and its chip removes the filter', async () => {
  const page = await browser.open({ ...desk })
  await visit(page, `${origin}/all-products?page=2`)
  const genders = page.getByRole('group', { name: 'Gender' })
  const { total } = await listOf('gender=men')
  expect(total).toBeGreaterThan((await listOf('category=men')).total)
  await genders.getByRole('radio', { name: `Men ${total} products`, exact: true }).click()
  await page.waitForURL(`${origin}/all-products?gender=men`)
  await page.getByText(`of ${total} results`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const chips = page.getByRole('list', { name: 'Applied filters' })
  await chips.getByRole('link', { name: /^Remove\s+Men/ }).click()
  await page.waitForURL(`${origin}/all-products`)
  await expect.poll(() => genders.getByRole('radio', { name: 'All' }).isChecked()).toBe(true)

  await visit(page, `${origin}/all-products?gender=Kids`)
  await page.getByText(`of ${(await listOf('gender=kids')).total} results`).waitFor()
  await expect.poll(() => genders.getByRole('radio', { name: /^Kids/ }).isChecked()).toBe(true)
})

it('on a phone a gender is chosen in the sheet', async () => {
  const page = await browser.open({ ...phone })
  await visit(page, `${origin}/all-products`)
  await page.getByText('Filters', { exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('group', { name: 'Gender' }).getByText('Women', { exact: true }).tap()
  await page.waitForURL(`${origin}/all-products?gender=women`)
  const { total } = await listOf('gender=women')
  await sheet.getByRole('button', { name: `Show ${total} results` }).tap()
  await page.getByText(`of ${total} results`).waitFor()
})

it('an address with invalid parameters shows the nearest valid list', async () => {
  const page = await browser.open(desk)
  const answer = await visit(
    page,
    `${origin}/womens?page=999&sort=best-of&min_price=abc&discounted=1`,
  )
  expect(answer?.status()).toBe(200)
  await page.getByText(/^Showing \d+–\d+ of \d+ results$/).waitFor()
})
