import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser, confirmDeletion, fillField } from './support/admin'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { adminOrigin } = await fileShop()
const admin = adminBrowser()

it("adds the size 'XS', renames it and deletes it", async () => {
  const page = await admin.open('addsize')
  await page.getByLabel('Size Name').fill('XS')
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Size added successfully')
  await page.waitForURL(`${adminOrigin}/etrendadmin/allsize`)
  await page.getByRole('row', { name: 'XS', exact: false }).waitFor()

  await page.getByRole('link', { name: 'Edit XS', exact: true }).click()
  await expect.poll(() => page.getByLabel('Size Name').inputValue()).toBe('XS')
  await page.getByLabel('Size Name').fill('3XL')
  await page.getByRole('button', { name: 'Update' }).click()
  await seesToast(page, 'Size Updated Successfully')
  await page.waitForURL(`${adminOrigin}/etrendadmin/allsize`) // after the documented 2 s
  await page.getByRole('button', { name: 'Delete 3XL' }).click()
  await confirmDeletion(page, 'size')
  await seesToast(page, 'Size deleted successfully!')
  await page.getByRole('row', { name: '3XL' }).waitFor({ state: 'detached' })
})

it('an action is in the history of its record, and can be undone there', async () => {
  const page = await admin.open('addcolor')
  await addColor(page, 'Marigold')
  await page.goto(`${adminOrigin}/etrendadmin/allcolor?q=Marigold`)
  await page.getByRole('link', { name: 'Edit Marigold' }).click()
  await page.getByLabel('Color Name').fill('Turmeric')
  await page.getByRole('button', { name: 'Update' }).click()
  await seesToast(page, 'Color Updated Successfully')

  await page.goto(`${adminOrigin}/etrendadmin/allcolor?q=Turmeric`)
  await page.getByRole('link', { name: 'Edit Turmeric' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByText('The history of Turmeric.').waitFor()
  const entry = page.getByRole('listitem').filter({ hasText: 'changed color Turmeric' })
  expect(await entry.innerText()).toMatch(/Color\s+before:\s+Marigold\s+after:\s+Turmeric/)
  await entry.getByRole('button', { name: /^Undo: / }).click()
  await entry.getByText('Undone', { exact: true }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'By undo' }).first().waitFor()
  await page.getByRole('link', { name: 'Marigold' }).first().click()
  await expect.poll(() => page.getByLabel('Color Name').inputValue()).toBe('Marigold')
})

async function addColor(page: Page, name: string) {
  await page.getByLabel('Color Name').fill(name)
  await fillField(page, 'Hex Code', '#e0a100')
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Color added successfully')
}
