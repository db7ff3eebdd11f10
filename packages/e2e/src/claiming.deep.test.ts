import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, desk, phone, visit } from './support/browser-basics'
import { signIn } from './support/call'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { orderAsGuest, plentifulUnit } from './support/orders'
import { linkMailedTo } from './support/outbox'

const { origin, api } = await fileShop()
const browser = useBrowser()

it('a guest’s order is added to the account with its e-mail address, by a link that works once', async () => {
  const [hari, other] = [await register(api, 'Hari'), await register(api, 'Other')]
  const { access: token } = await signIn(api)
  const unit = await plentifulUnit(api, token, 80)
  const { number } = await orderAsGuest(api, unit, 'Hari Rai', hari.email)

  const page = await browser.open({ ...phone, expected: /400 \(Bad Request\)/ })
  await visit(page, `${origin}/login?next=/account/orders`)
  await signInThere(page, hari)
  await page.getByText('You haven’t ordered with this account yet.').waitFor()
  await page.getByRole('button', { name: 'Add my guest orders' }).click()
  await page.getByText(/a link that adds them is on its way/).waitFor()
  const link = await linkMailedTo(hari.email, 'Add your orders to your account')

  const theirs = await browser.open({ ...desk, expected: /400 \(Bad Request\)/ })
  await visit(theirs, link)
  await theirs.getByText('Sign in with the account that asked for this link.').waitFor()
  expect(await axeViolations(theirs)).toEqual([])
  const main = theirs.getByRole('main')
  await main.getByRole('link', { name: 'Sign in' }).click()
  await signInThere(theirs, other)
  await theirs.getByText(/You are signed in as Other/).waitFor()
  expect(await axeViolations(theirs)).toEqual([])
  await theirs.getByRole('link', { name: 'Use another account' }).click()
  await theirs.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signInThere(theirs, hari)
  await theirs.getByText('One order is in your account now.').waitFor()
  expect(await axeViolations(theirs)).toEqual([])
  await theirs.getByRole('link', { name: 'To my orders' }).click()
  await theirs.getByRole('link', { name: number }).waitFor()

  await visit(page, link)
  await page.getByText(/This link is used up or too old/).waitFor()
  await page.goto(`${origin}/orders/claim`)
  await hydrated(page)
  await page.getByText('The link is incomplete. Open it again from the e-mail.').waitFor()
})
