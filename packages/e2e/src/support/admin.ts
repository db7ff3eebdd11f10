import { machineTime } from '@etrend/tooling/given-time'
import type { Page } from 'playwright-core'
import { useBrowser, type PageOptions } from './browser'
import { openedShop } from './file-shop'
import { staff } from './shop'

/** Fills and sends the sign-in form on the page. */
export async function sendSignIn(page: Page, who = staff) {
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an address of the back-office as staff, by way of the sign-in. */
export async function openAsStaff(page: Page, address: string) {
  await page.goto(address)
  await sendSignIn(page)
  await page.waitForURL(address)
}

// Access tokens last 10 minutes, and a refused one is an error in the browser's console.
const SIGNED_IN_MS = 5 * 60_000

/**
 * A Chromium whose pages are signed in as staff; it signs in once for the tests of five minutes. `shop` gives a shop of the
 * tests' own; without it, the pages are those of the file's shop.
 */
export function adminBrowser(shop: () => { adminOrigin: string; origin: string } = openedShop) {
  const browser = useBrowser()
  let inside: PageOptions['storageState']
  let signedInAt = 0
  return {
    /** Opens an address under /etrendadmin/. */
    async open(path: string, options: PageOptions = {}) {
      const { adminOrigin, origin } = shop()
      const home = `${adminOrigin}/etrendadmin`
      if (machineTime() - signedInAt > SIGNED_IN_MS) inside = undefined
      const page = await browser.open({
        // The home page's editor shows the storefront in a frame.
        ownOrigin: [adminOrigin, origin],
        ...options,
        ...(inside && { storageState: inside }),
      })
      if (!inside) {
        await openAsStaff(page, home)
        inside = await page.context().storageState()
        signedInAt = machineTime()
      }
      await page.goto(`${home}/${path}`)
      return page
    },
  }
}

/** Opens an address under /etrendadmin/ as a link does: loading the script anew takes longer than most tests of a screen. */
export async function follow(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/etrendadmin/${path}`)
}

/** Confirms a deletion in its dialog, whose question must be word for word that of the specification (§5). */
export async function confirmDeletion(page: Page, entity: string) {
  const question = `Are you sure you want to delete this ${entity}?`
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Delete' }).click()
}

/** Fills a field of the back-office: a text field, a text area, a select or a combobox. */
export async function fillField(page: Page, label: string, value: string) {
  const field = page.getByRole('main').getByLabel(label, { exact: true })
  const kind = await field.evaluate((one) => one.getAttribute('role') ?? one.tagName)
  if (kind === 'SELECT') await field.selectOption(value)
  else await field.fill(value)
  if (kind === 'combobox') await page.getByRole('option', { name: value, exact: true }).click()
}
