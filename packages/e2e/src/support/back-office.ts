import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { useBrowser, type PageOptions } from './browser'
import { staff } from './shop'

/** Fills the sign-in that is shown and sends it. */
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

/**
 * A Chromium whose pages are signed in as staff: the sign-in is passed once for all tests of a file. In the shop that
 * all share, or in `shop`, a shop of the tests' own.
 */
export function backOffice(shop: () => { adminOrigin: string } = () => inject('shop')) {
  const browser = useBrowser()
  let inside: PageOptions['storageState']
  return {
    /** Opens an address under /etrendadmin/. */
    async open(path: string, options: PageOptions = {}) {
      const ownOrigin = shop().adminOrigin
      const home = `${ownOrigin}/etrendadmin`
      const page = await browser.open({
        ownOrigin,
        ...options,
        ...(inside && { storageState: inside }),
      })
      if (!inside) {
        await openAsStaff(page, home)
        inside = await page.context().storageState()
      }
      await page.goto(`${home}/${path}`)
      return page
    },
  }
}

/** Answers yes to the question before a deletion, word for word (spec §5). */
export async function confirmDeletion(page: Page, entity: string) {
  const question = `Are you sure you want to delete this ${entity}?`
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Delete' }).click()
}

/** Fills a field of the back-office, whatever it is: a text, a box, a choice of few or of many. */
export async function fillField(page: Page, label: string, value: string) {
  const field = page.getByRole('main').getByLabel(label, { exact: true })
  const kind = await field.evaluate((one) => one.getAttribute('role') ?? one.tagName)
  if (kind === 'SELECT') await field.selectOption(value)
  else await field.fill(value)
  if (kind === 'combobox') await page.getByRole('option', { name: value, exact: true }).click()
}
