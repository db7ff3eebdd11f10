import { expect, it } from 'vitest'
import { useBrowser } from './support/browser'
import { desk, visit } from './support/browser-basics'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()

it('an address with filters in another spelling, or with unknown ones, opens corrected', async () => {
  const page = await browser.open({ ...desk })
  await visit(page, `${origin}/all-products?color=Red&color=plaid&size=m&page=1`)
  expect(page.url()).toBe(`${origin}/all-products?size=M&color=red&page=1`)
  expect(await page.getByRole('checkbox', { name: /^Red/ }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: /^M Medium/ }).isChecked()).toBe(true)

  await visit(page, `${origin}/womens?size=99`)
  expect(page.url()).toBe(`${origin}/womens`)
})

it('a price is filtered by in Devanagari digits', async () => {
  const page = await browser.open({ ...desk })
  await visit(page, `${origin}/all-products`)
  await page.getByLabel('To (Rs.)').fill('१५००')
  await page.getByLabel('To (Rs.)').press('Enter')
  await page.waitForURL(`${origin}/all-products?max_price=1500`)
  await expect.poll(() => page.getByLabel('To (Rs.)').inputValue()).toBe('1500')
})

it('the colour that was filtered for is shown by the cards, and opens', async () => {
  const page = await browser.open({ ...desk })
  await visit(page, `${origin}/all-products?color=red`)
  const link = page.locator('.product-card .card-link').first()
  expect(await link.getAttribute('href')).toMatch(/\?color=red$/)
  const picture = page.locator('.product-card img').first()
  expect(await picture.getAttribute('alt')).toMatch(/ in Red$/)
  const shown = await picture.getAttribute('src')
  await link.click()
  await page.waitForURL(/\?color=red/)
  expect(await page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true)
  expect(await page.locator('main').innerHTML()).toContain(shown?.replace(/-\d+\.webp$/, ''))
})
