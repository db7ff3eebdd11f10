import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addUnit } from './support/added-unit'
import { openAsStaff } from './support/admin'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { filmBarcode } from './support/filmed-barcode'
import { seesToast } from './support/toasts'

const { api, adminOrigin } = await fileShop()
const code = '4006381333931'
const film = join(mkdtempSync(join(tmpdir(), 'etrend-film-')), 'label.y4m')
const browser = useBrowser(() => filmBarcode(code, film))
const home = `${adminOrigin}/etrendadmin`
const unit = 'Camera Kurta - Navy, MD'

it('receives and counts with a phone’s camera, also without a connection, and corrects the stock', async () => {
  const { product, token } = await kurta()
  const page = await browser.open({ ...phone, expected: /ERR_INTERNET_DISCONNECTED/ })
  await openAsStaff(page, `${home}/scanstock`)
  await page.getByRole('button', { name: 'Camera', exact: true }).tap()
  const pieces = page.getByLabel(`Pieces of ${unit}`)
  await pieces.waitFor()
  await pieces.fill('5')
  await page.getByLabel(`Cost of a piece of ${unit}`).fill('600')
  await page.getByRole('button', { name: 'Receive 5 pieces' }).tap()
  await seesToast(page, '5 pieces received in 1 unit')

  await page.goto(`${home}/stocktakes`)
  await page.getByRole('button', { name: 'Start a stocktake' }).first().tap()
  const dialog = page.getByRole('dialog', { name: 'Start a stocktake' })
  await dialog.getByLabel('What is counted').selectOption('A product')
  await dialog.getByRole('combobox', { name: 'Product' }).fill('Camera Kurta')
  await page.getByRole('option', { name: 'Camera Kurta' }).tap()
  await dialog.getByRole('button', { name: 'Start counting' }).tap()

  await page.getByRole('button', { name: 'Camera', exact: true }).tap()
  await pieces.waitFor()
  await expect.poll(() => pieces.inputValue()).toBe('1')
  await page.getByRole('button', { name: 'Camera', exact: true }).tap()
  await page.context().setOffline(true)
  const field = page.getByLabel('Scan or type a code or a name')
  for (const scanned of [code, code, 'cam-1']) {
    await field.fill(scanned)
    await field.press('Enter')
  }
  await expect.poll(() => pieces.inputValue()).toBe('4')
  await page.getByText(/No connection: \d counts kept on this phone/).waitFor()
  await page.context().setOffline(false)
  await page.getByText('No connection').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Review' }).tap()
  await page.getByText('1 of 1 unit counted. 0 pieces found, 1 missing.').waitFor()
  await page.getByRole('button', { name: 'End the stocktake' }).tap()
  await page.getByRole('button', { name: 'Write the differences' }).tap()
  await seesToast(page, 'Stocktake finished')
  await page.getByRole('list', { name: 'Stocktakes' }).getByText('Finished').waitFor()
  const levels = await call('GET', `${api}/staff/stock/units/?product=${product}`, { token })
  expect(levels.body).toMatchObject([{ quantity: 4 }])
})

/** A product of one unit, with the barcode that is filmed. */
async function kurta() {
  const { access: token } = await signIn(api)
  const { product, product_color, size } = await addUnit(api, token, 'Camera Kurta')
  await call('PUT', `${api}/staff/units/${product_color}/${size}/codes/`, {
    token,
    json: { sku: 'CAM-1', barcode: code },
  })
  return { product, token }
}
