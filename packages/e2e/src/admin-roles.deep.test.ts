import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { linkMailedTo } from './support/outbox'

const { adminOrigin, api } = await fileShop()
const home = `${adminOrigin}/etrendadmin`
const admin = adminBrowser()
const browser = useBrowser()

describe('a packer', () => {
  it('joins with that role on a phone, sees only their work, packs an order, and becomes an editor', async () => {
    const email = 'pemba@etrend.test'
    const owner = await admin.open('staff')
    await owner.getByLabel('E-mail address of a colleague').fill(email)
    await owner.getByLabel('Role', { exact: true }).selectOption('packer')
    await owner.getByRole('button', { name: 'Send invitation' }).click()
    await owner.getByText(`Invitation sent to ${email}`).waitFor()

    const page = await browser.open({ ...phone, expected: /40[13] \(/ })
    await page.goto(await linkMailedTo(email, 'Join the staff of eTrend'))
    await page.getByLabel('User name').fill('Pemba')
    await page.getByLabel('Password').fill('a parcel over the pass')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Orders that wait' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Sales' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Open the navigation' }).click()
    const menu = page.getByRole('dialog', { name: 'Navigation' })
    const entries = await menu.getByRole('link').allInnerTexts()
    expect(entries.filter(Boolean)).not.toContain('Shop settings')
    await menu.getByRole('link', { name: 'Order', exact: true }).click()
    await page.getByRole('heading', { name: 'Orderlist' }).waitFor()
    expect(await page.getByRole('link', { name: 'Phone order' }).count()).toBe(0)
    await packAnOrder(page)

    await page.goto(`${home}/settings`)
    await page.getByRole('heading', { name: 'Not part of your role' }).waitFor()
    const refused = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('access')}`
      return (await fetch('/api/staff/settings', { headers: { authorization } })).status
    })
    expect(refused).toBe(403)

    await owner.reload()
    await owner.getByRole('button', { name: 'Change the role of Pemba' }).click()
    const dialog = owner.getByRole('dialog', { name: 'The role of Pemba' })
    await dialog.getByLabel('Role').selectOption('editor')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await owner.getByText('Pemba is editor now').waitFor()
    await page.goto(`${home}/reviews`)
    await page.getByRole('heading', { name: 'Reviews' }).waitFor()
    await page.goto(`${home}/allorder`)
    await page.getByRole('heading', { name: 'Not part of your role' }).waitFor()
  })
})

/** Packs a confirmed order with its packing slip, from the list of orders on a phone. */
async function packAnOrder(page: Page) {
  const token = (await signIn(api)).access
  const unit = await plentifulUnit(api, token, 260)
  const { number } = await orderAsGuest(api, unit, 'Dawa Sherpa')
  await moveOn(api, token, number, 'confirmed')
  await page.getByLabel('Search Orderlist').fill(number)
  await page.getByRole('link', { name: number, exact: true }).click()
  await page.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
  await page.getByText(unit.size_name).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  const slip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Packing slip' }).click()
  expect((await slip).suggestedFilename()).toBe(`${number}-packing-slip.pdf`)
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('button', { name: 'Mark as shipped' }).waitFor()
}
