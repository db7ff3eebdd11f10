import { expect, it } from 'vitest'
import * as z from 'zod'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { call, signIn } from './support/call'
import { plentifulUnit } from './support/orders'
import { ownShop } from './support/played-shop'

const owned = ownShop({ CBMS: 'simulator' })
const admin = adminBrowser(() => owned.shop())
const sold = z.object({ invoice_number: z.string() })

it('a bill that the tax office refuses says what to change, and is sent again by keyboard', async () => {
  await choose('refuses')
  const { token, number } = await sellWithVat()
  const page = await admin.open('bills', { reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Tax office' }).first().click()
  await page.getByText('The tax office is simulated').waitFor()
  const row = page.getByRole('listitem').filter({ hasText: number })
  await row.getByText('Refused', { exact: true }).waitFor()
  await row.getByText(/does not accept the content \(104\)\. Check CBMS_SELLER_PAN/).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: `Show ${number}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('HTTP 400 {"message":"104"}').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await choose('')
  await page.getByRole('button', { name: `Send again: ${number}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('On its way again').waitFor()
  await row.getByText('Sent', { exact: true }).waitFor()
  await page.getByText('Every bill is sent.').waitFor()
  expect((await call('GET', `${owned.shop().api}/simulator/cbms/`)).text).toContain(number)

  await choose('down')
  const late = await sellWithVat(token)
  await page.getByLabel('State').selectOption('waiting')
  await page.getByRole('listitem').filter({ hasText: late.number }).getByText('1 attempt').waitFor()
  await page.getByText('The tax office answered nothing usable (HTTP 500).').first().waitFor()
  await choose('')
  await page.getByRole('button', { name: 'Send all again' }).click()
  await page.getByText('Every bill is sent.').waitFor()
})

/** Chooses how the simulated tax office behaves from now on, as its page does. */
async function choose(choice: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ choice })
  const url = `${owned.shop().api}/simulator/cbms/choose`
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  expect(answer.status).toBe(303)
}

/** Sells a piece in the shop, with VAT, which issues a bill. */
async function sellWithVat(known?: string) {
  const { api } = owned.shop()
  const token = known ?? (await signIn(api)).access
  const settings = { tax_mode: 'vat_inclusive', tax_number: '601234567' }
  const set = await call('PATCH', `${api}/staff/settings`, { token, json: settings })
  expect(set.status).toBe(200)
  const { product_color, size } = await plentifulUnit(api, token, 40)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const lines = [{ product_color, size, quantity: 1 }]
  const path = `${api}/staff/walk-in-sales`
  const answer = await call('POST', path, { token, headers, json: { lines } })
  return { token, number: sold.parse(answer.body).invoice_number }
}
