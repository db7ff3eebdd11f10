import { expect, it, onTestFinished } from 'vitest'
import { confirmDeletion, fillField, sendSignIn, adminBrowser } from './support/admin'
import { call, idOf, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { api } = await fileShop()
const admin = adminBrowser()

it('warns the second of two people who change the same record, and lets them keep both changes', async () => {
  const { access: token } = await signIn(api)
  const [id] = await products('Two pens shirt')
  const path = `${api}/product/updateDeleteProduct/${id}/`
  const page = await admin.open(`editproduct/${id}`, { expected: /409 \(Conflict\)/ })
  await fillField(page, 'Price', '1999')
  await call('PATCH', path, { token, json: { Brand: 'Newa Threads', price: 1888 } })

  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Update failed').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
  await dialog.getByRole('row', { name: 'Price 1888 1999' }).waitFor()
  await dialog.getByRole('row', { name: 'Brand Newa Threads As it was' }).waitFor()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await seesToast(page, 'Product Updated Successfully')
  const { body } = await call('GET', path)
  expect(body).toMatchObject({ Brand: 'Newa Threads', price: 1999 })
})

it('loses nothing when the session ends in the middle of a form', async () => {
  const page = await admin.open('addcategory', { expected: /401 \(Unauthorized\)/ })
  await fillField(page, 'Title', 'Monsoon')
  // At once: a call of the page itself may otherwise meet the worn-out token first, and its dialog then covers the form.
  await page.getByRole('button', { name: 'Submit' }).evaluate((submit: HTMLElement) => {
    localStorage.setItem('access', 'worn out')
    localStorage.setItem('refresh', 'worn out')
    submit.click()
  })
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await sendSignIn(page)
  await seesToast(page, 'Category added successfully')
  await page.goto(page.url().replace('addcategory', 'allcategory'))
  await page.getByRole('button', { name: 'Delete Monsoon' }).click()
  await confirmDeletion(page, 'Category')
})

it('deletes many at once and restores them all; a size in use links to the rows that use it', async () => {
  for (const size_name of ['Tiny one', 'Tiny two']) {
    await kept('/comp/createSize/', '/comp/updateDeleteSize/', { size_name })
  }
  const page = await admin.open('allsize?q=Tiny')
  const rows = page.getByRole('row', { name: /Tiny/ })
  await page.getByLabel('Select Tiny one').waitFor()
  await page.getByLabel('Select all on this page').check()
  const bar = page.getByRole('region', { name: 'Chosen rows' })
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = 'Are you sure you want to delete these 2 sizes?'
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await seesToast(page, '2 sizes deleted')
  await expect.poll(() => rows.count()).toBe(0)
  // By keyboard: the toast of an order that another test places may lie over this one.
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => rows.count()).toBe(2)

  await page.getByRole('searchbox', { name: 'Search Size List' }).fill('MD')
  await page.getByLabel('Select MD').check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: /^Show \d+ stock movements$/ }).click()
  await page.getByRole('heading', { name: 'Stock List', level: 1 }).waitFor()
  const size = page.getByRole('combobox', { name: 'Size', exact: true })
  await expect.poll(() => size.inputValue()).not.toBe('')
})

it('changes many products at once, which can be undone', async () => {
  await products('Many hands shirt', 'Many hands skirt')
  const page = await admin.open('allproduct?q=Many+hands')
  const first = page.getByRole('row').nth(1)
  await first.waitFor()
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' })
  await dialog.getByLabel('Discount').selectOption('Percent off the price')
  await dialog.getByLabel('Percent off').fill('50')
  const before = await first.innerText()
  await dialog.getByRole('button', { name: 'Change' }).click()
  // Its time stands still under the pointer.
  await page.getByText('2 products changed').hover()
  await expect.poll(() => first.innerText()).not.toBe(before)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys of this list' }).waitFor()
  // The toast lies above this dialog.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => first.innerText()).toBe(before)
})

/** Adds products with these titles for one test, and gives their ids. */
async function products(...titles: string[]) {
  const rest = { description: 'x', Brand: 'Adjective Attire', subcategory: '1', price: '2500' }
  const ids: number[] = []
  for (const title of titles) {
    ids.push(
      await kept('/product/createProduct/', '/product/updateDeleteProduct/', { title, ...rest }),
    )
  }
  return ids
}

/** Adds a row, which is deleted after the test, and gives its id. */
async function kept(create: string, one: string, form: Record<string, string>) {
  const { access: token } = await signIn(api)
  const id = idOf(await call('POST', api + create, { token, form }))
  onTestFinished(async () => void (await call('DELETE', `${api}${one}${id}/`, { token })))
  return id
}
