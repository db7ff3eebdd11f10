import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { ownShop } from './support/played-shop'

const owned = ownShop({ WEBHOOKS: 'private' })
const admin = adminBrowser(() => owned.shop())

it('an owner makes a key, with which a program reads stock and nothing else', async () => {
  const page = await admin.open('apikeys', { reducedMotion: 'reduce' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Warehouse')
  await page.getByLabel('Read stock').check()
  await page.getByRole('button', { name: 'Make key' }).click()
  const key = (await page.getByLabel('The key').textContent()) ?? ''
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I have kept it' }).click()
  expect(await statusOf('/stock/allStock/', key)).toBe(200)
  expect(await statusOf('/staff/orders', key)).toBe(403)

  await page.getByRole('button', { name: 'Revoke Warehouse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Key revoked').waitFor()
  expect(await statusOf('/stock/allStock/', key)).toBe(401)
})

async function statusOf(path: string, key: string) {
  const headers = { authorization: `Bearer ${key}` }
  return (await fetch(`${owned.shop().api}${path}`, { headers })).status
}
