import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { sendSignIn } from './support/admin'
import { useBrowser } from './support/browser'
import { startProxy } from './support/proxy'
import { freePort } from './support/shop'
import { openShop, temporaryFolder } from './support/temporary'
import { codeNow } from './support/totp'

const browser = useBrowser()
const phone = { viewport: { width: 390, height: 844 } }

it('an owner elsewhere sets up a second factor first, and is asked for it from then on', async () => {
  const shop = await openShop({ LOG_LEVEL: 'silent' })
  const port = await freePort()
  onTestFinished(await startProxy(port, [shop.port], true))
  const ownOrigin = `http://admin.localhost:${port}`
  const home = `${ownOrigin}/etrendadmin`
  const page = await browser.open({ ...phone, ownOrigin, expected: /40[03] \(/ })
  await page.goto(`${home}/allsize`)
  await sendSignIn(page)
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
  await page.goto(`${home}/settings`)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor()
  const secret = await page.locator('code').innerText()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page
    .getByText(/^This code is wrong/)
    .first()
    .waitFor()
  await page.getByLabel('Code').fill(codeNow(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('heading', { name: 'Shop Settings' }).waitFor()

  const elsewhere = await browser.open({ ...phone, ownOrigin, expected: /40[03] \(/ })
  await elsewhere.goto(`${home}/profile`)
  await sendSignIn(elsewhere)
  await elsewhere.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await elsewhere.getByLabel('Code').fill(codes[0] ?? '')
  await elsewhere.getByRole('button', { name: 'Continue' }).click()
  await elsewhere.getByText(/9 recovery codes left/).waitFor()
})

it('a sensitive act asks again on the page, and the call is repeated', async () => {
  const DATA_DIR = temporaryFolder()
  const { adminOrigin: ownOrigin } = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const page = await browser.open({ ownOrigin, expected: /40[03] \(/ })
  await page.goto(`${ownOrigin}/etrendadmin/staff`)
  await sendSignIn(page)
  const field = page.getByLabel('E-mail address of a colleague')
  await field.fill('asha@etrend.test')
  // As if the sign-in were half an hour ago.
  const db = new BetterSqlite(join(DATA_DIR, 'shop.db'))
  db.prepare("UPDATE session SET proved_at = '2020-01-01T00:00:00.000Z'").run()
  db.close()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
  await dialog.getByLabel('Your password').fill('keys to the back room')
  expect(await field.inputValue()).toBe('asha@etrend.test')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Invitation sent to asha@etrend.test').waitFor()
})
