import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { desk, phone } from './support/browser-basics'

const admin = adminBrowser()
const small = { viewport: { width: 1024, height: 800 } }

const lists = [
  'allproduct',
  'allcategory',
  'allsub',
  'allcolor',
  'allpcolor',
  'allpimage',
  'allsize',
  'allstock',
]
const rooms = [
  'stockonhand',
  'receivestock',
  'scanstock',
  'stocktakes',
  'barcodes',
  'importproducts',
  'productgrid',
]
const website = ['homepage', 'pages', 'pages/add', 'pages/1', 'appearance']
const forms = lists.flatMap((list) => {
  const name = list.replace('all', '')
  return [`add${name}`, `edit${name}/1`]
})

it.each([
  ['1440', desk, ['', ...lists, ...forms, ...rooms, ...website]],
  ['1024', small, ['', ...lists, ...rooms, ...website, 'editproduct/1']],
  ['390', phone, ['', ...lists, ...forms, ...rooms, ...website]],
] as const)(
  "at %s pixels the back-office's lists and forms keep the rules of WCAG 2.2 AA, and fit",
  async (_width, size, paths) => {
    const page = await admin.open('', { ...size, reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(new URL(`/etrendadmin/${path}`, page.url()).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.getByLabel('Loading').count()).toBe(0)
      expect([path, await overflow(page), ...(await axeViolations(page))]).toEqual([path, 0])
    }
  },
)

it.each([
  ['1440', desk],
  ['390', phone],
] as const)(
  'at %s pixels its errors, dialogs, menus and comboboxes keep the rules of WCAG 2.2 AA',
  async (_width, size) => {
    const page = await admin.open('addpcolor', { ...size, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Choose a product.').waitFor()
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option').first().waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.goto(new URL('/etrendadmin/allproduct', page.url()).href)
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    await boxes.last().check()
    if (size === phone) await page.getByRole('button', { name: 'Filters' }).click()
    else await page.getByText('Columns', { exact: true }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('button', { name: /^Delete ./ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
  },
)

/** How many pixels the page is wider than the viewport. */
async function overflow(page: Page) {
  return await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
