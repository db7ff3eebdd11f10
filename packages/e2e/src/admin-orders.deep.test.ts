import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { seesToast } from './support/toasts'

const { api } = await fileShop()
const admin = adminBrowser()
let token: string
let unit: Awaited<ReturnType<typeof plentifulUnit>>

beforeAll(async () => {
  token = (await signIn(api)).access
  unit = await plentifulUnit(api, token, 220)
})

it('moves many orders at once, and says which may not move', async () => {
  const name = `Many ${Math.random().toString(36).slice(2, 8)}`
  const first = await orderAsGuest(api, unit, name)
  const second = await orderAsGuest(api, unit, name)
  await moveOn(api, token, second.number, 'confirmed')
  const page = await admin.open(`allorder?q=${encodeURIComponent(name)}`)
  await page.getByLabel(`Select ${first.number}`).check()
  await page.getByLabel(`Select ${second.number}`).check()
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  const outcome = page.getByRole('dialog', { name: '1 moved, 1 not' })
  await outcome.getByText(first.number).waitFor()
  await outcome.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('row', { name: second.number }).getByText('Packed').waitFor()
})

it('adds a promo code and takes it out of use, and changes a setting of the shop', async () => {
  const code = `dashain${Math.random().toString(36).slice(2, 8)}`
  const page = await admin.open('promocodes/add')
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByLabel('Takes off').fill('none')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Enter what it takes off as a number.').waitFor()
  await page.getByLabel('Takes off').fill('50')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: `Disable ${code}` }).click()
  await page.getByRole('row', { name: code }).getByText('Disabled').waitFor()

  await page.getByRole('link', { name: 'Shop settings' }).click()
  await page.getByLabel('PAN or VAT number').fill('609123456')
  await page.getByRole('link', { name: 'Mails' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await seesToast(page, 'Settings saved')
  const { body } = await call('GET', `${api}/staff/settings`, { token })
  expect(body).toMatchObject({ tax_number: '609123456', shipping: 2 })
})
