import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { sendSignIn } from './support/admin'
import { useBrowser } from './support/browser'
import { linkMailedTo } from './support/outbox'
import { startProxy } from './support/proxy'
import { openShop, temporaryFolder } from './support/temporary'
import { codeNow } from './support/totp'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 844 } }

/** An empty shop, its address behind a public proxy, and its data folder. */
async function publicShop() {
  const DATA_DIR = temporaryFolder()
  const { port: target, adminOrigin } = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const proxy = await startProxy(true)
  onTestFinished(() => proxy.stop())
  proxy.to([target])
  const ownOrigin = `http://admin.localhost:${proxy.port}`
  const open = async (path: string) => {
    const page = await browser.open({ ...phone, ownOrigin, expected: /40[013] \(/ })
    await page.goto(`${ownOrigin}/etrendadmin/${path}`)
    await sendSignIn(page)
    return page
  }
  return { DATA_DIR, adminOrigin, open }
}

/** Sets up an authenticator app on the page, by the key that it shows. */
async function setUp(page: Page) {
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor()
  const secret = await page.locator('code').innerText()
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page
    .getByText(/^This code is wrong/)
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeNow(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return { secret, codes }
}

async function giveCode(page: Page, code: string) {
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

it('an owner elsewhere sets up a second factor, signs in with it, and another owner resets a lost one', async () => {
  const { DATA_DIR, adminOrigin, open } = await publicShop()
  const page = await open('staff')
  const { secret, codes } = await setUp(page)
  expect(codes).toHaveLength(10)
  const email = 'asha@etrend.test'
  await page.getByLabel('Email address of a colleague').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption('owner')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`No mail was sent to ${email}`, { exact: false }).waitFor()

  const byApp = await open('allsize')
  // The next code of the app: each code is taken once.
  await giveCode(byApp, codeNow(secret, 30_000))
  await byApp.getByRole('heading', { name: 'Size List' }).waitFor()
  const byPaper = await open('profile')
  await giveCode(byPaper, codes[0] ?? '')
  await byPaper.getByText(/9 recovery codes left/).waitFor()

  const there = await browser.open({ ownOrigin: adminOrigin, expected: /40[013] \(/ })
  await there.goto(await linkMailedTo(email, 'Join the staff of eTrend', join(DATA_DIR, 'outbox')))
  await there.getByLabel('User name').fill('Asha')
  await there.getByLabel('Password').fill('mountains and rivers')
  await there.getByRole('button', { name: 'Join' }).click()
  await there.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await there.goto(`${adminOrigin}/etrendadmin/staff`)
  await there.getByRole('button', { name: 'Reset the second factor of staff' }).click()
  const dialog = there.getByRole('dialog', { name: 'Reset the second factor of staff?' })
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await there.getByText('staff can set up another second factor').waitFor()
  const again = await open('profile')
  await again.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
})

it('a sensitive act asks again on the page, and the call is repeated', async () => {
  const DATA_DIR = temporaryFolder()
  const { adminOrigin: ownOrigin } = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const page = await browser.open({ ownOrigin, expected: /40[03] \(/ })
  await page.goto(`${ownOrigin}/etrendadmin/staff`)
  await sendSignIn(page)
  const field = page.getByLabel('Email address of a colleague')
  await field.fill('asha@etrend.test')
  forgetProofs(DATA_DIR)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
  await dialog.getByLabel('Your password').fill('keys to the back room')
  expect(await field.inputValue()).toBe('asha@etrend.test')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('No mail was sent to asha@etrend.test', { exact: false }).waitFor()

  await page.goto(`${ownOrigin}/etrendadmin/allsize`)
  forgetProofs(DATA_DIR)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await dialog.getByLabel('Your password').fill('keys to the back room')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^sizes-.*\.csv$/)
})

/** As if all sign-ins were long ago. */
function forgetProofs(dataDir: string) {
  const db = new BetterSqlite(join(dataDir, 'shop.db'))
  db.prepare("UPDATE session SET proved_at = '2020-01-01T00:00:00.000Z'").run()
  db.close()
}
