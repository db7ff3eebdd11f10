import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { adminBrowser, confirmDeletion, fillField } from './support/admin'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { adminOrigin } = await fileShop()
const admin = adminBrowser()

describe('an action', () => {
  it('is in the history of its record, and can be undone there', async () => {
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

  it('is found in the log by kind, record and date', async () => {
    const page = await admin.open('audit')
    await page.getByLabel('What was done').selectOption('Signed in')
    await page.getByLabel('Kind of record').selectOption('Staff and sign-ins')
    await page.getByRole('listitem').filter({ hasText: 'signed in' }).first().waitFor()
    expect(page.url()).toContain('action=sign-in')
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await page.getByText('Nothing in the log matches.').waitFor()
  })
})

describe('a deleted row', () => {
  it('is restored from the trash', async () => {
    const page = await admin.open('addcolor')
    await addColor(page, 'Indigo')
    await deleteColor(page, 'Indigo')
    await page.goto(`${adminOrigin}/etrendadmin/trash?noun=colors`)
    await page.getByRole('button', { name: 'Restore color Indigo' }).click()
    await page.getByText('color Indigo is back').waitFor()
    await page.goto(`${adminOrigin}/etrendadmin/allcolor?q=Indigo`)
    await page.getByRole('link', { name: 'Edit Indigo' }).waitFor()
  })

  it('says which row must be restored first, and is restored together with it', async () => {
    const page = await admin.open('addcategory')
    await page.getByLabel('Title').fill('Homeware')
    await page.getByRole('button', { name: 'Submit' }).click()
    await seesToast(page, 'Category added successfully')
    await page.goto(`${adminOrigin}/etrendadmin/addsub`)
    await fillField(page, 'Title', 'Cushions')
    await fillField(page, 'Category', 'Homeware')
    await page.getByRole('button', { name: 'Submit' }).click()
    await seesToast(page, 'Sub Category added successfully')
    await page.goto(`${adminOrigin}/etrendadmin/allsub?q=Cushions`)
    await page.getByRole('button', { name: /^Delete .*Cushions/ }).click()
    await confirmDeletion(page, 'Sub Category')
    await seesToast(page, 'Sub Category deleted successfully!')
    await page.goto(`${adminOrigin}/etrendadmin/allcategory?q=Homeware`)
    await page.getByRole('button', { name: 'Delete Homeware' }).click()
    await confirmDeletion(page, 'Category')
    await seesToast(page, 'Category deleted successfully!')

    await page.goto(`${adminOrigin}/etrendadmin/trash`)
    await page.getByRole('button', { name: /^Restore sub category .*Cushions/ }).click()
    await page.getByText('Restore category Homeware first.').waitFor()
    await page.getByRole('link', { name: 'Show Homeware in the trash' }).waitFor()
    await page.getByRole('checkbox', { name: /^Select sub category .*Cushions/ }).check()
    await page.getByRole('checkbox', { name: 'Select category Homeware' }).check()
    await page.getByRole('button', { name: 'Restore selected' }).click()
    await page.getByText('2 of 2 rows are back').waitFor()
  })
})

async function addColor(page: Page, name: string) {
  await page.getByLabel('Color Name').fill(name)
  await fillField(page, 'Hex Code', '#e0a100')
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Color added successfully')
}

async function deleteColor(page: Page, name: string) {
  await page.goto(`${adminOrigin}/etrendadmin/allcolor?q=${name}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await confirmDeletion(page, 'color')
  await seesToast(page, 'color deleted successfully!')
}
