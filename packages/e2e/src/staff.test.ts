import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { confirmDeletion, openAsStaff, sendSignIn } from './support/admin'
import { useBrowser } from './support/browser'
import { call } from './support/call'
import { staff } from './support/shop'
import { seesToast } from './support/toasts'

const { adminOrigin, api } = inject('shop')
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

  it('refuses a wrong password, with a toast and an error in the form', async () => {
    const page = await browser.open({ expected: /401 \(Unauthorized\)/ })
    await page.goto(admin)
    await sendSignIn(page, { ...staff, password: 'not the password' })
    await page.getByText('Login failed. Please try again.').waitFor()
    expect(await page.getByRole('alert').innerText()).toBe('Email or password is invalid.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  it('is needed once: a reload stays signed in', async () => {
    const page = await browser.open()
    await openAsStaff(page, `${admin}/allsize`)
    await page.getByRole('heading', { name: 'Size List', level: 1 }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Size List', level: 1 }).waitFor()
    expect(page.url()).toBe(`${admin}/allsize`)
  })

  it('is needed again after signing out: page, tokens and cookie no longer work', async () => {
    const page = await browser.open({ expected: /401 \(Unauthorized\)/ })
    await openAsStaff(page, `${admin}/allsize`)
    await page.getByRole('row', { name: /MD/ }).waitFor()
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

describe('a member of staff', () => {
  it("adds the size 'XS', renames it and deletes it", async () => {
    const page = await browser.open()
    await openAsStaff(page, `${admin}/addsize`)
    await page.getByLabel('Size Name').fill('XS')
    await page.getByRole('button', { name: 'Submit' }).click()
    await seesToast(page, 'Size added successfully')
    await page.waitForURL(`${admin}/allsize`)
    await page.getByRole('row', { name: 'XS', exact: false }).waitFor()

    await page.getByRole('link', { name: 'Edit XS', exact: true }).click()
    await expect.poll(() => page.getByLabel('Size Name').inputValue()).toBe('XS')
    await page.getByLabel('Size Name').fill('3XL')
    await page.getByRole('button', { name: 'Update' }).click()
    await seesToast(page, 'Size Updated Successfully')
    await page.waitForURL(`${admin}/allsize`) // after the documented 2 s
    await page.getByRole('button', { name: 'Delete 3XL' }).click()
    await confirmDeletion(page, 'size')
    await seesToast(page, 'Size deleted successfully!')
    await page.getByRole('row', { name: '3XL' }).waitFor({ state: 'detached' })
  })

  it('cannot delete a size that stock is kept in, and sees why', async () => {
    const page = await browser.open({ expected: /409 \(Conflict\)/ })
    await openAsStaff(page, `${admin}/allsize`)
    await page.getByRole('button', { name: 'Delete MD' }).click()
    await confirmDeletion(page, 'size')
    await page.getByText('Failed to delete size. Please try again.').waitFor()
    const reason = page.getByRole('dialog').getByRole('alert')
    expect(await reason.innerText()).toMatch(
      /^Size MD is used by (\d+) stock movements\.\s+Show \1 stock movements$/,
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('row', { name: /MD/ }).waitFor()
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
