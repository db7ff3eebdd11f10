import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { desktop, hasFocus, phone, visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { linkMailedTo } from './support/outbox'
import { seesToast } from './support/toasts'

const { origin, api } = await fileShop()
const browser = useBrowser()
const profile = '/account/profile'

async function openProfile(
  who: Awaited<ReturnType<typeof register>>,
  size: typeof desktop | typeof phone,
) {
  const page = await browser.open({ ...size, expected: /(40[019]|500) \(/ })
  await visit(page, `${origin}/login?next=${profile}`)
  await signInThere(page, who)
  await page.getByText('this device').waitFor()
  return page
}

it('sessions are ended one by one and all at once, and a new password ends them too', async () => {
  const maya = await register(api, 'Maya')
  const here = await openProfile(maya, desktop)
  const [second, third] = [await openProfile(maya, phone), await openProfile(maya, phone)]
  await here.reload()
  await here
    .getByRole('button', { name: /^End the session/ })
    .nth(1)
    .click()
  await here.getByText('That device is signed out.').waitFor()
  await here.getByRole('button', { name: 'End all others' }).click()
  await here.getByText('All other devices are signed out.').waitFor()
  await here.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' })
  for (const page of [second, third]) {
    await page.goto(origin + profile)
    await page.waitForURL(`${origin}/login?next=%2Faccount%2Fprofile`)
  }

  await signInThere(second, maya)
  await second.getByText('this device').waitFor()
  const next = 'an autumn in Ilam'
  await here.getByLabel('Current password').fill('a guess')
  await here.getByLabel('New password').fill(next)
  await here.getByLabel('Confirm password').fill('another')
  await here.getByRole('button', { name: 'Change the password' }).click()
  await here.getByText('Passwords do not match.').waitFor()
  await here.getByLabel('Confirm password').fill(next)
  await here.getByRole('button', { name: 'Change the password' }).click()
  await here.getByText('This is not your current password.').waitFor()
  expect(await axeViolations(here)).toEqual([])
  await here.getByLabel('Current password').fill(maya.password)
  await here.getByRole('button', { name: 'Change the password' }).click()
  await here.getByText('Your password is changed. Other devices are signed out.').waitFor()
  await second.goto(origin + profile)
  await second.waitForURL(/\/login/)
  await signIn(api, { email: maya.email, password: next })
})

it('a customer changes their email address by password and link, downloads their data, and deletes their account', async () => {
  const [nima, taken] = [await register(api, 'Nima'), await register(api, 'Taken')]
  const next = `new.${nima.email}`
  const page = await openProfile(nima, phone)
  await page.getByLabel('Username').fill(taken.username)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This user name is taken.').waitFor()
  await page.getByRole('button', { name: 'Change the address' }).click()
  const send = page.getByRole('button', { name: 'Send the link' })
  await send.click()
  await page.getByText('Enter an email address like name@example.com.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Your password').fill('a guess')
  await send.click()
  await page.getByText('This is not your current password.').waitFor()
  await page.getByLabel('Your password').fill(nima.password)
  await send.click()
  await page.getByText(`A link is on its way to ${next}.`).waitFor()
  await linkMailedTo(nima.email, 'Your email address is about to change')

  const elsewhere = await browser.open({ ...desktop, expected: /400 \(Bad Request\)/ })
  const link = await linkMailedTo(next, 'Confirm your new email address')
  await visit(elsewhere, link)
  await elsewhere.getByText(`From now on you sign in with ${next}.`).waitFor()
  expect(await axeViolations(elsewhere)).toEqual([])
  await elsewhere.reload()
  await elsewhere.getByText('This link is used up or too old.').waitFor()
  await linkMailedTo(nima.email, 'Your email address is changed')

  await page.reload()
  await page.getByText(`You sign in with ${next}.`).waitFor()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await page.getByLabel('New email address').fill(taken.email)
  await page.getByLabel('Your password').fill(nima.password)
  await send.click()
  await page.getByText(`A link is on its way to ${taken.email}.`).waitFor()
  await linkMailedTo(taken.email, 'This address has an account already')

  await page.reload()
  const { access: token } = await signIn(api, { email: next, password: nima.password })
  await call('PUT', `${api}/store/products/2/like`, { token })
  const failing = '**/store/my-data'
  const fault = { status: 500, json: { message: 'Something went wrong on our side.' } }
  await page.route(failing, (route) => route.fulfill(fault))
  const download = page.getByRole('button', { name: 'Download my data' })
  await download.click()
  await page.getByText(/Your data could not be collected/).waitFor()
  await page.unroute(failing)
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toBe('etrend-my-data.json')
  const text = await readFile(await file.path(), 'utf8')
  const data = z
    .object({ account: z.object({ email: z.string() }), likes: z.array(z.unknown()) })
    .parse(JSON.parse(text))
  expect([data.account.email, data.likes.length]).toEqual([next, 1])
  expect(text).not.toContain(taken.email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const asked = page.getByRole('heading', { name: 'Delete my account' })
  // The focus moves there and scrolls the page, which axe must not see half done.
  await expect.poll(() => hasFocus(asked)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Your password').fill('a guess')
  await page.getByRole('button', { name: 'Delete it permanently' }).click()
  await page.getByText('This is not your current password.').waitFor()
  await page.getByLabel('Your password').fill(nima.password)
  await page.getByRole('button', { name: 'Delete it permanently' }).click()
  await page.waitForURL(`${origin}/`)
  await seesToast(page, 'Your account is deleted.')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access'))).toBeNull()
  const json = { email: next, password: nima.password }
  const again = await call('POST', `${api}/login/`, { json })
  expect(again.status).toBe(401)
})
