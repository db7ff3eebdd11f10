import { describe, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { phone } from './support/browser-basics'
import { fileShop } from './support/file-shop'

const { adminOrigin } = await fileShop()
const admin = adminBrowser()

describe('the palette', () => {
  it('finds records and pages by keyboard alone', async () => {
    const page = await admin.open('')
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await page.keyboard.press('Control+K')
    const field = page.getByRole('combobox', { name: 'Search pages, actions and records' })
    await page.keyboard.type('kurta')
    const product = page.getByRole('group', { name: 'Product', exact: true }).getByRole('option')
    await product.first().waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ results?$/ })
      .waitFor({ state: 'attached' })
    // The dashboard has a select with options of its own.
    const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
    const active = await field.getAttribute('aria-activedescendant')
    expect(await chosen.getAttribute('id')).toBe(active)
    await page.keyboard.press('ArrowDown')
    const name = await chosen.locator('span').first().innerText()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/etrendadmin\/editproduct\/\d+$/)
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(name)

    await page.keyboard.press('Control+K')
    await page.getByRole('group', { name: 'Recent' }).getByRole('option', { name }).waitFor()
    await page.keyboard.type('add size')
    await page.getByRole('option', { name: 'Add Size', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Add Size', level: 1 }).waitFor()

    await page.keyboard.press('Control+K')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${adminOrigin}/etrendadmin/addsize`)
  })

  it('finds a record by its id', async () => {
    const page = await admin.open('allsize')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.keyboard.type('#1')
    await page.getByRole('group', { name: 'Size', exact: true }).getByRole('option').first().click()
    await page.waitForURL(/\/editSize\/1$/)
  })
})

it('the bell shows what runs low, and counts nothing as unread once it was opened', async () => {
  const page = await admin.open('allcategory')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const low = page.getByRole('region', { name: 'Running low' })
  await low
    .getByRole('link', { name: /\d left/ })
    .first()
    .waitFor()
  await expect.poll(() => page.getByText('Looking…').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications')
  await page.reload()
  await page.getByRole('heading', { name: 'Category List' }).waitFor()
  await bell.click()
  await low.getByRole('link', { name: /^Show all \d+$/ }).click()
  await page.waitForURL(/\/stockonhand\?stock=low$/)
})

it('the apps menu exports a noun as a file, and links to the storefront', async () => {
  const page = await admin.open('allcolor')
  await page.getByRole('button', { name: 'Apps' }).click()
  const { origin } = await fileShop()
  const storefront = page.getByRole('link', { name: 'Storefront' })
  expect(await storefront.getAttribute('href')).toBe(`${origin}/`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Size as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^sizes-\d{4}-\d\d-\d\d\.csv$/)
})

it('on a phone the sidebar is a drawer, which closes when a link is followed', async () => {
  const page = await admin.open('', phone)
  await page.getByRole('button', { name: 'Open the navigation' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('link', { name: 'Trash' }).tap()
  await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor()
  expect(await drawer.count()).toBe(0)
})
