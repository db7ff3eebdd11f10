import { isDeep } from '@etrend/tooling/depth'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { adminBrowser, follow } from './support/admin'
import { axeSizes, axeViolations, screenProblems } from './support/axe'
import { addAxeRows } from './support/axe-rows'
import { axeStates } from './support/axe-states'
import { phone } from './support/browser-basics'
import { signIn } from './support/call'
import { orderAsGuest, plentifulUnit } from './support/orders'
import { ownShop } from './support/played-shop'

const own = ownShop({ CBMS: 'simulator' })
const admin = adminBrowser(() => own.shop())
let order: string

beforeAll(async () => {
  const { api } = own.shop()
  const { access } = await signIn(api)
  const unit = await plentifulUnit(api, access, 20)
  const { number } = await orderAsGuest(api, unit, 'Fulmaya Lama')
  if (isDeep) await addAxeRows(api, access, unit)
  order = `order/${number}`
})

const nouns = ['product', 'category', 'sub', 'color', 'pcolor', 'pimage', 'stock']
const screens: [string, () => string[]][] = [
  [
    'the screens of stock and products',
    () =>
      'allsize addsize editsize/1 stockonhand receivestock scanstock stocktakes barcodes importproducts productgrid'.split(
        ' ',
      ),
  ],
  [
    'the dashboard and the screens of the website',
    () => ['', 'homepage', 'pages', 'pages/add', 'pages/1', 'appearance'],
  ],
  ['the screens of orders', () => ['allorder', order, 'addorder', 'refunds', 'returns']],
  [
    'the screens of selling',
    () => ['customers', 'reviews', 'mails', ...['', '/add', '/1'].map((end) => `promocodes${end}`)],
  ],
  ['the screens of the shop', () => ['settings', 'staff', 'audit', 'trash', 'profile']],
]

/** Checked in the deep run alone: the journeys of the nouns check theirs on a wide screen (nouns.test.ts). */
const others: typeof screens = [
  [
    'the screens of couriers, delivery, offers and menus',
    () =>
      'parcelcodes allcourier addcourier editcourier/1 allholiday addholiday handovers delivery delivery/add delivery/others allsale addsale editsale/1 importsales allcollection addcollection editcollection/1 menus'.split(
        ' ',
      ),
  ],
  [
    'the screens of money and programs',
    () => [
      'cashdays',
      'couriercash',
      'couriercash/0',
      'couriercash/months',
      'couriercash/settlements/1',
      'payouts',
      'payouts/add',
      'reports?report=tax',
      'taxoffice',
      'reports?report=product',
      'mailtexts',
      'reports?report=payment',
      'productgrid?rows=codes',
      'apikeys',
      'webhooks',
    ],
  ],
  ['the lists', () => nouns.map((noun) => `all${noun}`)],
  [
    'the forms',
    () => [...nouns.map((noun) => `add${noun}`), ...nouns.map((noun) => `edit${noun}/1`)],
  ],
]

it.each([...screens, ...(isDeep ? others : [])])(
  '%s keep the rules of WCAG 2.2 AA, and fit',
  async (_name, paths) => {
    for (const size of axeSizes) {
      const [first = '', ...rest] = paths()
      const page = await admin.open(first, size)
      await expectNoProblems(page, first)
      for (const path of rest) {
        await openNext(page, path)
        await expectNoProblems(page, path)
      }
      await page.close()
    }
  },
)

/** Opens another screen, which has another title than the screen before. */
async function openNext(page: Page, path: string) {
  const before = await page.title()
  await follow(page, path)
  await expect.poll(() => page.title()).not.toBe(before)
}

async function expectNoProblems(page: Page, path: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByLabel('Loading').count()).toBe(0)
  expect([path, ...(await screenProblems(page))]).toEqual([path])
}

it('lists fit a tablet without scrolling sideways, and screens fit a phone while they load', async () => {
  const tablet = { viewport: { width: 768, height: 1024 } }
  const [first, ...lists] = ['allorder', 'allproduct', 'customers', 'returns', 'stockonhand']
  const page = await admin.open(first, tablet)
  for (const path of [undefined, ...lists]) {
    if (path !== undefined) await openNext(page, path)
    await expect.poll(() => page.getByLabel('Loading').count()).toBe(0)
    expect([path, await page.locator('main').evaluate(widerInside)]).toEqual([path, []])
  }
  await page.close()

  const loading = await admin.open('profile', { ...phone, viewport: { width: 320, height: 640 } })
  await loading.getByRole('heading', { level: 1 }).waitFor()
  // No answer ever comes.
  await loading.route('**/api/staff/**', () => undefined)
  for (const path of ['', 'staff', 'allorder', 'reports', 'homepage']) {
    await openNext(loading, path)
    await loading.getByLabel('Loading').first().waitFor()
    // Not innerWidth: a phone's grows with what is wider.
    const width = () => document.documentElement.scrollWidth
    expect([path, await loading.evaluate(width)]).toEqual([path, 320])
  }
  await loading.close()
})

/** The names of the tables in an element that are wider than their place. */
function widerInside(element: Element) {
  return Array.from(element.querySelectorAll('table'), (table) => table)
    .filter((table) => table.offsetWidth > (table.parentElement?.clientWidth ?? 0))
    .map((table) => table.ariaLabel)
}

it('errors, dialogs, menus and comboboxes keep the rules of WCAG 2.2 AA', async () => {
  for (const size of axeSizes) {
    const page = await admin.open('addpcolor', size)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Choose a product.').waitFor()
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option').first().waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.goto(new URL('/etrendadmin/allproduct', page.url()).href)
    if (size === phone) await opensTheSheet(page)
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    await boxes.last().check()
    if (size !== phone) {
      await page.getByLabel('Add a filter').selectOption('Status')
      await page.getByText('Columns', { exact: true }).click()
    }
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    if (size === phone) await page.getByRole('button', { name: 'Done' }).click()
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: /^Delete ./ }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.close()
  }
  if (!isDeep) return
  const page = await admin.open('', { ...phone, expected: /40[04] \(/ })
  for (const [path, reach] of axeStates) {
    await page.goto(new URL(`/etrendadmin/${path}`, page.url()).href)
    await reach(page)
    expect([path, ...(await screenProblems(page))]).toEqual([path])
  }
})

/** On a phone the tools of a list are in a sheet, and its cards have boxes in select mode. */
async function opensTheSheet(page: Page) {
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('dialog').getByLabel('Status').selectOption('Active')
  await page.getByRole('button', { name: /^Show \d+ result/ }).click()
  await page.getByRole('button', { name: 'Remove the filter Status' }).waitFor()
  await page.getByRole('button', { name: 'Select' }).click()
}

it('the palette, the menus of the header and the drawer of a phone keep the rules of WCAG 2.2 AA', async () => {
  for (const size of axeSizes) {
    const page = await admin.open('', size)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const duration = () => getComputedStyle(document.body).transitionDuration
    expect(await page.evaluate(duration)).toBe('0s')
    for (const name of [/^Notifications/, 'Apps', 'staff']) {
      await page.getByRole('button', { name }).click()
      expect([name, ...(await axeViolations(page))]).toEqual([name])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.keyboard.type('kurta')
    await page.getByRole('group', { name: 'Product', exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    if (size === phone) await followsTheDrawer(page)
    await page.close()
  }
})

/** On a phone the sidebar is a drawer, which closes when a link is followed. */
async function followsTheDrawer(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open the navigation' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('button', { name: 'Pages of Settings' }).tap()
  await drawer.getByRole('link', { name: 'Trash' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await drawer.getByRole('link', { name: 'Trash' }).tap()
  await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor()
  expect(await drawer.count()).toBe(0)
}
