import { expect, it } from 'vitest'
import { confirmDeletion, openAsStaff } from './support/admin'
import { useBrowser } from './support/browser'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { adminOrigin } = await fileShop()
const admin = `${adminOrigin}/etrendadmin`
const browser = useBrowser()

it("adds the size 'XS', renames it and deletes it", async () => {
  const page = await browser.open()
  await openAsStaff(page, `${admin}/addsize`)
  await page.getByLabel('Size Name').fill('XS')
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Size added successfully')
  await page.waitForURL(`${admin}/allsize`)
  await page.getByRole('row', { name: 'XS', exact: false }).waitFor()

  await page.getByRole('link', { name: 'Edit XS', exact: true }).click()
  await expect.poll(() => page.getByLabel('Size Name').inputValue()).toBe('XS')
  await page.getByLabel('Size Name').fill('3XL')
  await page.getByRole('button', { name: 'Update' }).click()
  await seesToast(page, 'Size Updated Successfully')
  await page.waitForURL(`${admin}/allsize`) // after the documented 2 s
  await page.getByRole('button', { name: 'Delete 3XL' }).click()
  await confirmDeletion(page, 'size')
  await seesToast(page, 'Size deleted successfully!')
  await page.getByRole('row', { name: '3XL' }).waitFor({ state: 'detached' })
})

it('cannot delete a size that stock is kept in, and sees why', async () => {
  const page = await browser.open({ expected: /409 \(Conflict\)/ })
  await openAsStaff(page, `${admin}/allsize`)
  await page.getByRole('button', { name: 'Delete MD' }).click()
  await confirmDeletion(page, 'size')
  await page.getByText('Failed to delete size. Please try again.').waitFor()
  const reason = page.getByRole('dialog').getByRole('alert')
  expect(await reason.innerText()).toMatch(
    /^Size MD is used by (\d+) stock movements\.\s+Show \1 stock movements$/,
  )
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('row', { name: /MD/ }).waitFor()
})
