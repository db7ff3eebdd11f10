import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openAsStaff, sendSignIn } from './support/admin'
import { useBrowser } from './support/browser'
import { call } from './support/call'
import { fileShop } from './support/file-shop'
import { seesToast } from './support/toasts'

const { adminOrigin, api } = await fileShop()
const admin = `${adminOrigin}/etrendadmin`
const browser = useBrowser()

describe('the sign-in', () => {
  it('comes before every page of the back-office, and leads on to the requested page', async () => {
    const page = await browser.open()
    await page.goto(`${admin}/allpcolor?page=2`)
    await page.waitForURL(/\/etrendadmin\/login\?/)
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
    await sendSignIn(page)
    await seesToast(page, 'Successfully Login')
    await page.waitForURL(`${admin}/allpcolor?page=2`)
    await page.getByRole('heading', { name: 'Product Color List', level: 1 }).waitFor()
  })

  it('lasts over a reload, until signing out: page, tokens and cookie no longer work', async () => {
    const page = await browser.open({ expected: /401 \(Unauthorized\)/ })
    await openAsStaff(page, `${admin}/allsize`)
    await page.getByRole('row', { name: /MD/ }).waitFor()
    await page.reload()
    await page.getByRole('row', { name: /MD/ }).waitFor()
    expect(page.url()).toBe(`${admin}/allsize`)
    const kept = await keptSession(page)
    expect(await readStock(kept)).toBe(200)
    expect(await readStock({ ...kept, cookie: '' }), 'a token without its cookie').toBe(401)

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(/\/etrendadmin\/login/)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await readStock(kept)).toBe(401)
    const { refresh } = kept
    const headers = { cookie: kept.cookie, origin: new URL(admin).origin }
    const renewal = { json: { refresh }, headers }
    expect((await call('POST', `${api}/refresh/`, renewal)).status).toBe(401)
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  })
})

const tokens = z.object({ access: z.string(), refresh: z.string() })

/** The tokens and cookies of the page's browser, as a thief could copy them. */
async function keptSession(page: Page) {
  const stored: unknown = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage)),
  )
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...tokens.parse(stored), cookie }
}

async function readStock({ access, cookie }: { access: string; cookie: string }) {
  const answer = await call('GET', `${api}/stock/allStock/`, { token: access, headers: { cookie } })
  return answer.status
}
