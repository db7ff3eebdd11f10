import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser, fillField } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hasFocus, phone, visit } from './support/browser-basics'
import { ownShop } from './support/played-shop'
import { seesToast } from './support/toasts'

const own = ownShop()
const browser = useBrowser()
const admin = adminBrowser(() => own.shop())

const kurta = 'Asan Long Kurta'
const scarf = 'Dhaka Weave Scarf'

async function titles(page: Page) {
  return await page.getByRole('article').getByRole('heading').allInnerTexts()
}

function openShop(options: object = {}) {
  return browser.open({ ownOrigin: own.shop().origin, ...options })
}

it('staff choose products by hand and order them by keyboard; shoppers see them so', async () => {
  const page = await admin.open('addcollection')
  await page.getByLabel('Title', { exact: true }).fill('Tihar')
  await page.getByLabel('Text', { exact: true }).fill('Lights and marigolds.')
  await page.getByLabel('The products are').selectOption('hand')
  for (const title of [kurta, scarf]) await fillField(page, 'Products', title)
  const up = page.getByRole('button', { name: `Move ${scarf} up` })
  await up.press('Enter')
  await expect.poll(() => hasFocus(up)).toBe(true)
  await page.getByText(`${scarf} moved to place 1 of 2`).waitFor({ state: 'attached' })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Collection added successfully')

  const { origin } = own.shop()
  const shop = await openShop()
  await visit(shop, `${origin}/collections/tihar`)
  await shop.getByRole('heading', { name: 'Tihar', level: 1 }).waitFor()
  await shop.getByText('Lights and marigolds.').waitFor()
  expect(await titles(shop)).toEqual([scarf, kurta])
  await shop.getByLabel('Sort').selectOption('Sort by Name')
  await shop.waitForURL(`${origin}/collections/tihar?sort=name`)
  await expect.poll(() => titles(shop)).toEqual([kurta, scarf])
  expect(await axeViolations(shop)).toEqual([])
})

it('a new category gets its page, and its place in the header, where the owner puts it', async () => {
  const { origin } = own.shop()
  const page = await admin.open('addcategory')
  await page.getByLabel('Title', { exact: true }).fill('Home')
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Category added successfully')
  await page.goto(`${own.shop().adminOrigin}/etrendadmin/menus`)
  await page.getByRole('button', { name: 'Add an entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await dialog.getByLabel('Which one').selectOption('Home')
  await dialog.getByLabel('Label').fill('For the home')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const up = page.getByRole('button', { name: 'Move For the home up' })
  await up.press('Enter')
  await expect.poll(() => hasFocus(up)).toBe(true)
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await dialog.getByLabel('Leads to').selectOption('Collection')
  await dialog.getByLabel('Which one').selectOption('Dashain')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Put Dashain under the entry above' }).press('Enter')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save menu' }).click()
  await seesToast(page, 'Menu saved')

  const shop = await openShop()
  await visit(shop, origin)
  const main = shop.getByRole('navigation', { name: 'Main' })
  expect(await main.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Womens',
    'Mens',
    'Kids',
    'For the home',
    'Our Products',
  ])
  await main.getByRole('link', { name: 'Our Products' }).hover()
  await main.getByRole('link', { name: 'Dashain', exact: true }).click()
  await shop.getByRole('heading', { name: 'Dashain', level: 1 }).waitFor()
  expect(shop.url()).toBe(`${origin}/collections/dashain`)
  const category = main.getByRole('link', { name: 'For the home', exact: true })
  await category.hover()
  await expect.poll(() => category.getAttribute('aria-expanded')).toBe('true')
  await category.click()
  await shop.waitForURL(`${origin}/categories/home`)
  await shop.getByRole('heading', { name: 'Home', level: 1 }).waitFor()

  const small = await openShop(phone)
  await visit(small, origin)
  await small.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = small.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('Our Products', { exact: true }).click()
  await drawer.getByRole('link', { name: 'Dashain' }).click()
  await small.waitForURL(`${origin}/collections/dashain`)

  await page.getByRole('button', { name: 'Back to the standard menu' }).click()
  await seesToast(page, 'The standard menu is back')
  await visit(shop, origin)
  expect(await main.getByRole('link').allInnerTexts()).not.toContain('For the home')
})
