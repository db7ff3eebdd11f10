import { expect, it } from 'vitest'
import { adminBrowser, sendSignIn } from './support/admin'
import { useBrowser } from './support/browser'
import { fileShop } from './support/file-shop'
import { linkMailedTo } from './support/outbox'
import { seesToast } from './support/toasts'

const { adminOrigin } = await fileShop()
const admin = adminBrowser()
const browser = useBrowser()
const next = { email: 'asha.rai@etrend.test', password: 'rivers and mountains' }
const asha = { email: 'asha@etrend.test', password: 'mountains and rivers' }

it('a colleague is invited, joins, changes their account, and is disabled', async () => {
  const page = await admin.open('staff')
  await page.getByLabel('E-mail address of a colleague').fill(asha.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`Invitation sent to ${asha.email}`).waitFor()
  await page.getByRole('button', { name: `Resend the invitation of ${asha.email}` }).waitFor()

  const link = await linkMailedTo(asha.email, 'Join the staff of eTrend')
  expect(link).toContain(`${adminOrigin}/etrendadmin/accept-invite?token=`)
  const theirs = await browser.open({ expected: /40[01] \(/ })
  await theirs.goto(link)
  await theirs.getByText(asha.email).waitFor()
  await theirs.getByLabel('User name').fill('Asha')
  await theirs.getByLabel('Password').fill(asha.password)
  await theirs.getByRole('button', { name: 'Join' }).click()
  await theirs.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()

  await theirs.goto(`${adminOrigin}/etrendadmin/profile`)
  await theirs.getByLabel('User name').fill('Asha Rai')
  await theirs.getByRole('button', { name: 'Save name' }).click()
  await seesToast(theirs, 'Profile Updated Successfully')
  await theirs.getByLabel('Current password').fill(asha.password)
  await theirs.getByLabel('New password', { exact: true }).fill(next.password)
  await theirs.getByLabel('New password again').fill(next.password)
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await theirs.getByText('Your password is changed.').waitFor()
  await theirs.getByLabel('New e-mail address').fill(next.email)
  await theirs.getByLabel('Your password').fill(next.password)
  await theirs.getByRole('button', { name: 'Send the link' }).click()
  await theirs.getByText(`A link is on its way to ${next.email}.`).waitFor()
  await theirs.goto(await linkMailedTo(next.email, 'Confirm your new e-mail address'))
  await theirs.getByText(`From now on you sign in with ${next.email}.`).waitFor()
  await theirs.getByRole('link', { name: 'To your profile' }).click()
  await theirs.getByText(next.email).waitFor()

  const atHome = await browser.open({ expected: /401 \(Unauthorized\)/ })
  await atHome.goto(`${adminOrigin}/etrendadmin/profile`)
  await sendSignIn(atHome, next)
  await atHome.getByText('This device').waitFor()
  await theirs.reload()
  await theirs.getByRole('button', { name: 'End all others' }).click()
  const all = theirs.getByRole('dialog', { name: 'End all other sessions?' })
  await all.getByRole('button', { name: 'End all others' }).click()
  await theirs.getByText('All other sessions ended').waitFor()
  await atHome.goto(`${adminOrigin}/etrendadmin/trash`)
  await atHome.getByRole('dialog', { name: 'Your session has ended' }).waitFor()

  await page.goto(`${adminOrigin}/etrendadmin/staff`)
  await page.getByRole('button', { name: 'Disable Asha Rai' }).click()
  const question = page.getByRole('dialog', { name: 'Disable Asha Rai?' })
  await question.getByRole('button', { name: 'Disable' }).click()
  await page.getByText('Asha Rai is disabled').waitFor()

  await theirs.goto(`${adminOrigin}/etrendadmin/trash`)
  await theirs.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await theirs.getByRole('button', { name: 'Not now' }).click()
  await theirs.goto(`${adminOrigin}/etrendadmin/login`)
  await theirs.evaluate(() => localStorage.clear())
  await theirs.reload()
  await sendSignIn(theirs, { ...asha, password: 'rivers and mountains' })
  await theirs.getByText('Login failed. Please try again.').waitFor()

  await theirs.goto(link)
  await theirs.getByText('This invitation is used up or too old. Ask for a new one.').waitFor()
})
