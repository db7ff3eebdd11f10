import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { fileShop } from './support/file-shop'
import { pictures } from './support/pictures'
import { seesToast } from './support/toasts'

await fileShop()
const admin = adminBrowser()

it('takes real pictures of every allowed type, and no text named .png', async () => {
  const page = await admin.open('editpimage/1', { expected: /415 \(Unsupported Media Type\)/ })
  await page.getByRole('img', { name: 'The current image' }).waitFor()
  const field = page.getByLabel('Image', { exact: true })
  const update = page.getByRole('button', { name: 'Update' })

  const buffer = Buffer.from('I am a text.')
  await field.setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer })
  await update.click()
  await page.getByText('Product image update failed').waitFor()
  await page.getByText('This file is not a PNG, JPG, SVG, WEBP or GIF picture.').last().waitFor()

  for (const [name, file] of Object.entries(await pictures(page))) {
    await page.goto(page.url())
    const before = await currentPicture(page)
    await field.setInputFiles(file)
    await update.click()
    await seesToast(page, 'Product image updated successfully')
    await page.reload()
    await expect.poll(() => currentPicture(page), { message: name }).not.toBe(before)
    const picture = page.getByRole('img', { name: 'The current image' })
    // decode() rejects when the browser can't show the picture.
    await picture.evaluate((image) =>
      image instanceof HTMLImageElement ? image.decode() : undefined,
    )
  }
})

it('gives the list as a file for a spreadsheet, as it is searched', async () => {
  const page = await admin.open('allcolor?q=Navy')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^colors-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(2)
})

async function currentPicture(page: Page) {
  const picture = page.getByRole('img', { name: 'The current image' })
  return await picture.getAttribute('src')
}
