import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { linkMailedTo } from './support/outbox'

const { origin, api } = await fileShop()
const browser = useBrowser()

it('a customer who forgot the password chooses another by the mailed link, which works once', async () => {
  const page = await browser.open({ ...phone, expected: /40[01] \(/ })
  const sita = await register(api, 'Sita')
  await visit(page, `${origin}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Email').fill(sita.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Look into your mailbox.' }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  const link = await linkMailedTo(sita.email, 'Choose a new password')
  await visit(page, link)
  await page.getByLabel('New password').fill('a winter in Mustang')
  await page.getByLabel('Confirm password').fill('a winter in Manang')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByRole('alert').getByText('Passwords do not match.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Confirm password').fill('a winter in Mustang')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL(`${origin}/login`)
  await page.getByText('Your password is changed. Sign in with the new one.').waitFor()

  await page.getByLabel('Email').fill(sita.email)
  await page.getByLabel('Password').fill(sita.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Email or password is invalid.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await signInThere(page, { ...sita, password: 'a winter in Mustang' })
  await page.waitForURL(`${origin}/`)

  await visit(page, link)
  await page.getByLabel('New password').fill('a third one for Sita')
  await page.getByLabel('Confirm password').fill('a third one for Sita')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByRole('link', { name: 'Send a new link' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})
