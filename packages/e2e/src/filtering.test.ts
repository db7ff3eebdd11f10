import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desktop, hydrated, hasFocus, phone, visit } from './support/browser-basics'
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

it('several values narrow the list as their counts say, and survive a reload and Back', async () => {
  const page = await browser.open({ ...desktop })
  await visit(page, `${origin}/all-products?page=2`)
  await page.getByRole('checkbox', { name: /^M \d/ }).click()
  await page.waitForURL(`${origin}/all-products?size=M`)
  const { facets } = await listOf('size=M')
  const [red, navy] = ['Red', 'Navy'].map((name) =>
    facets.color.find(({ label }) => label === name),
  )
  await page.getByRole('checkbox', { name: `Red ${red?.count} products` }).click()
  await page.getByText(`of ${red?.count} results`).waitFor()
  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await page.waitForURL(`${origin}/all-products?size=M&color=red&color=navy`)
  const { total } = await listOf('size=M&color=red&color=navy')
  expect(total).toBeGreaterThanOrEqual(Math.max(red?.count ?? 0, navy?.count ?? 0))
  await page.getByText(`of ${total} results`).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.reload()
  await hydrated(page)
  await page.getByText(`of ${total} results`).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Navy/ }).isChecked()).toBe(true)
  await page.locator('.card-link').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
  await page.goBack()
  await page.waitForURL(`${origin}/all-products?size=M&color=red&color=navy`)
  await page.goBack()
  await page.getByText(`of ${red?.count} results`).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Navy/ }).isChecked()).toBe(false)

  const chips = page.getByRole('list', { name: 'Applied filters' })
  await chips.getByRole('link', { name: /^Remove\s+Red/ }).click()
  await page.waitForURL(`${origin}/all-products?size=M`)
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL(`${origin}/all-products`)
  await chips.waitFor({ state: 'hidden' })
})

it('the filters are chosen with the keyboard alone', async () => {
  const page = await browser.open(desktop)
  await visit(page, `${origin}/womens`)
  const discounted = page.getByRole('checkbox', { name: /^Discounted Products/ })
  const medium = page.getByRole('checkbox', { name: /^M \d/ })
  await discounted.focus()
  for (let stops = 0; stops < 12 && !(await hasFocus(medium)); stops += 1)
    await page.keyboard.press('Tab')
  expect(await hasFocus(medium)).toBe(true)
  await page.keyboard.press('Space')
  await page.waitForURL(`${origin}/womens?size=M`)
  await expect.poll(() => medium.isChecked()).toBe(true)
  expect(await hasFocus(medium)).toBe(true)
})

it('on a phone the filters are in a sheet that says how many results they leave', async () => {
  const page = await browser.open({ ...phone })
  await visit(page, `${origin}/kids`)
  const opener = page.getByText('Filters', { exact: true })
  // The filter button and the sort select are in one row.
  expect(await middleOf(opener)).toBeCloseTo(await middleOf(page.getByLabel('Sort')), -1)
  await opener.tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByText('M', { exact: true }).tap()
  await page.waitForURL(`${origin}/kids?size=M`)
  const { total } = await listOf('category=kids&size=M')
  await sheet.getByRole('button', { name: `Show ${total} result${total === 1 ? '' : 's'}` }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByText(`of ${total} results`).waitFor()
  expect(await widthOf(page)).toBe(390)

  await opener.tap()
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
})

/** How many pixels below the top of the viewport the middle of an element is. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0) / 2
}

async function widthOf(page: Page) {
  return await page.evaluate(() => document.documentElement.scrollWidth)
}

it('the colour that was filtered for is shown by every card, and opens', async () => {
  const page = await browser.open({ ...desktop })
  await visit(page, `${origin}/all-products?color=Red`)
  const links = page.locator('.product-card .card-link')
  expect(await links.count()).toBe(12)
  const opened = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(opened.filter((href) => !href?.endsWith('?color=red'))).toEqual([])
  const pictures = page.locator('.product-card img')
  const words = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  expect(words.filter((alt) => !alt?.endsWith(' in Red'))).toEqual([])
  const shown = await pictures.first().getAttribute('src')
  await links.first().click()
  await page.waitForURL(/\?color=red/)
  expect(await page.getByRole('radio', { name: 'Red' }).isChecked()).toBe(true)
  expect(await page.locator('main').innerHTML()).toContain(shown?.replace(/-\d+\.webp$/, ''))
})
