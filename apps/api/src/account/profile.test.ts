import type { OwnSession } from '@etrend/contract'
import { expect, test } from 'vitest'
import { audit } from '../db/schema/records'
import { openShop, sita, staff } from '../test/account-shop'

const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` })

async function signedIn() {
  const shop = await openShop()
  await shop.register()
  const here = await shop.login(sita, { 'user-agent': 'Firefox' })
  const ask = (method: 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    shop.app.inject({ method, url, headers: bearer(here), ...(payload && { payload }) })
  const change = (current_password: string, password = 'another quiet kurta') =>
    shop.post('/profile/password/', { current_password, password }, bearer(here))
  return { shop, here, ask, change }
}

test('a user reads and changes their own name', async () => {
  const { ask } = await signedIn()
  expect((await ask('GET', '/profile/')).json()).toEqual({
    id: 1,
    username: 'Sita',
    email: sita.email,
    role: 'user',
    created_at: '2026-03-01T10:00:00.000Z',
  })
  const changed = await ask('PATCH', '/profile/', { username: ' Sita R. ' })
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { username: 'Sita R.' }])
})

test('a name that somebody has is refused at its field', async () => {
  const { shop, ask } = await signedIn()
  await shop.addStaff()
  const refused = await ask('PATCH', '/profile/', { username: 'BOSS' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { fields: { username: 'This user name is taken.' } },
  ])
})

test('a name is spelled anew, but not as somebody else’s in other capital letters', async () => {
  const { shop, ask } = await signedIn()
  await shop.register({ username: 'Éva', email: 'eva@example.com', password: sita.password })
  expect((await ask('PATCH', '/profile/', { username: 'éVA' })).statusCode).toBe(409)
  expect((await ask('PATCH', '/profile/', { username: 'Sítá' })).statusCode).toBe(200)
  expect((await ask('PATCH', '/profile/', { username: 'SÍTÁ' })).statusCode).toBe(200)
})

test('a new password needs the current one, and ends the other sessions', async () => {
  const { shop, here, change } = await signedIn()
  const elsewhere = await shop.login(sita)
  const wrong = await change('not my password')
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    400,
    { fields: { current_password: 'This is not your current password.' } },
  ])
  expect((await change(sita.password, '12345678')).statusCode).toBe(400)
  const changed = await change(sita.password)
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    { message: 'Your password is changed.' },
  ])
  expect([await shop.status(here), await shop.status(elsewhere)]).toEqual([200, 401])
  const { email } = sita
  const old = await shop.post('/login/', { email, password: sita.password })
  const fresh = await shop.post('/login/', { email, password: 'another quiet kurta' })
  expect([old.statusCode, fresh.statusCode]).toEqual([401, 200])
  expect((await shop.mails()).at(-1)).toContain('Your password is changed')
})

test('after ten wrong guesses at the current password the user must wait', async () => {
  const { change } = await signedIn()
  for (let guess = 0; guess < 10; guess += 1) await change(`guess ${guess}`)
  const refused = await change(sita.password)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '32'])
})

test('a user sees their sessions and ends one', async () => {
  const { shop, here, ask } = await signedIn()
  shop.wait(60)
  const elsewhere = await shop.login(sita, { 'user-agent': 'Chrome' })
  const sessions = (await ask('GET', '/profile/sessions/')).json<OwnSession[]>()
  expect(sessions).toMatchObject([
    { user_agent: 'Chrome', is_current: false, last_used_at: '2026-03-01T10:01:00.000Z' },
    { user_agent: 'Firefox', is_current: true },
  ])
  const end = (id = '') => ask('DELETE', `/profile/sessions/${id}/`)
  expect((await end(sessions[0]?.id)).statusCode).toBe(204)
  expect([await shop.status(here), await shop.status(elsewhere)]).toEqual([200, 401])
  expect((await end(sessions[0]?.id)).statusCode).toBe(404)
  expect((await end(sessions[1]?.id)).statusCode).toBe(204)
  expect(await shop.status(here)).toBe(401)
})

test('a user ends all other sessions, and keeps their own', async () => {
  const { shop, here, ask } = await signedIn()
  await shop.addStaff()
  const others = [await shop.login(sita), await shop.login(sita)]
  const boss = await shop.login(staff)
  expect((await ask('DELETE', '/profile/sessions/')).statusCode).toBe(204)
  expect(await shop.status(here)).toBe(200)
  for (const other of others) expect(await shop.status(other)).toBe(401)
  expect(await shop.status(boss)).toBe(200)
  const left = (await ask('GET', '/profile/sessions/')).json<OwnSession[]>()
  expect(left).toMatchObject([{ user_agent: 'Firefox', is_current: true }])
})

test('nobody sees or ends the sessions of another', async () => {
  const { shop, ask } = await signedIn()
  await shop.addStaff()
  const boss = await shop.login(staff)
  const url = '/profile/sessions/'
  const theirs = (await shop.app.inject({ url, headers: bearer(boss) })).json<OwnSession[]>()
  expect((await ask('DELETE', `${url}${theirs[0]?.id}/`)).statusCode).toBe(404)
  expect(await shop.status(boss)).toBe(200)
})

test('a session of the staff ends when it is unused for as long as the shop says', async () => {
  const shop = await openShop({ staffIdleHours: 2 })
  await shop.addStaff()
  await shop.register()
  const [boss, shopper] = [await shop.login(staff), await shop.login(sita)]
  shop.wait(1.5 * 3600)
  const renewed = (await shop.refresh(boss)).json<{ access: string; refresh: string }>()
  shop.wait(1.5 * 3600)
  const again = await shop.refresh(renewed)
  expect(again.statusCode).toBe(200)
  shop.wait(2 * 3600)
  expect((await shop.refresh(again.json<{ refresh: string }>())).statusCode).toBe(401)
  expect((await shop.refresh(shopper)).statusCode).toBe(200)
})

test('what staff do with their account is in the audit log, what shoppers do is not', async () => {
  const { shop, ask } = await signedIn()
  await ask('PATCH', '/profile/', { username: 'Sita R.' })
  await shop.addStaff()
  const headers = bearer(await shop.login(staff))
  const payload = { username: 'Chief' }
  await shop.app.inject({ method: 'PATCH', url: '/profile/', headers, payload })
  await shop.post('/logout/', undefined, headers)
  const entries = await shop.db.read.select().from(audit)
  expect(entries.map(({ action, label }) => [action, label])).toEqual([
    ['sign-in', 'boss'],
    ['edit', 'Chief'],
    ['sign-out', 'Chief'],
  ])
})
