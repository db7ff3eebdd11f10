import { tokens } from '@etrend/contract'
import { expect, test } from 'vitest'
import { session, user } from '../db/schema/people'
import { openShop, sita, staff } from '../test/account-shop'
import { byEngine } from '../test/by-engine'

const web = { 'x-session': 'web' }

async function signedIn(headers = {}) {
  const shop = await openShop()
  await shop.register()
  return { shop, first: await shop.login(sita, headers) }
}

test('a refresh token gives new tokens that work', async () => {
  const { shop, first } = await signedIn()
  const answer = await shop.refresh(first)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const second = tokens.parse(answer.json())
  expect(second.refresh).not.toBe(first.refresh)
  expect(await shop.status(second)).toBe(200)
  expect((await shop.refresh(second)).statusCode).toBe(200)
})

test('ten renewals at once get the same successor and log nobody out', byEngine, async () => {
  const { shop, first } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.refresh(first)))
  const all = answers.map((answer) => tokens.parse(answer.json()))
  expect(new Set(all.map(({ refresh }) => refresh)).size).toBe(1)
  for (const one of all) expect(await shop.status(one)).toBe(200)
  shop.wait(60)
  const [one = first] = all
  expect((await shop.refresh(one)).statusCode).toBe(200)
})

test(
  'a refresh token used again after 10 s ends the session, the newest tokens too',
  byEngine,
  async () => {
    const { shop, first } = await signedIn()
    const second = tokens.parse((await shop.refresh(first)).json())
    shop.wait(9)
    expect(tokens.parse((await shop.refresh(first)).json()).refresh).toBe(second.refresh)
    shop.wait(1)
    expect((await shop.refresh(first)).statusCode).toBe(401)
    expect((await shop.refresh(second)).statusCode).toBe(401)
    expect(await shop.status(second)).toBe(401)
  },
)

test('an old refresh token used again ends the session', async () => {
  const { shop, first } = await signedIn()
  const second = tokens.parse((await shop.refresh(first)).json())
  const third = tokens.parse((await shop.refresh(second)).json())
  expect((await shop.refresh(first)).statusCode).toBe(401)
  expect(await shop.status(third)).toBe(401)
})

test('garbage is no refresh token', async () => {
  const { shop, first } = await signedIn()
  for (const refresh of ['x', first.access.slice(0, 200), `${'a'.repeat(22)}.${'b'.repeat(43)}`]) {
    expect((await shop.refresh({ refresh })).statusCode).toBe(401)
  }
  expect(await shop.status(first)).toBe(200)
})

test('a web session sets a cookie that scripts and other sites don’t get', async () => {
  const { first } = await signedIn(web)
  expect(first.cookie).toMatch(/^etrend=[\w-]{43};/)
  expect(first.answer.cookies[0]).toMatchObject({
    name: 'etrend',
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    expires: new Date('2027-03-01T10:00:00Z'),
  })
  const shop = await openShop({ origin: 'https://shop.example' })
  await shop.register()
  const [cookie] = (await shop.login(sita, web)).answer.cookies
  expect(cookie).toMatchObject({ name: '__Host-etrend', secure: true, path: '/' })
  expect(cookie).not.toHaveProperty('domain')
})

test('a bound token without its cookie, or with another’s, is refused; with it, it works', async () => {
  const { shop, first } = await signedIn(web)
  const other = await shop.login(sita, web)
  for (const cookie of ['', 'etrend=', other.cookie]) {
    const headers = { cookie }
    expect(await shop.status(first, headers)).toBe(401)
    expect((await shop.refresh(first, headers)).statusCode).toBe(401)
  }
  expect(await shop.status(first, { cookie: first.cookie })).toBe(200)
  expect((await shop.refresh(first, { cookie: first.cookie })).statusCode).toBe(200)
})

test('a script that asks for no web session gets no cookie and needs none', async () => {
  const { shop, first } = await signedIn()
  expect(first.answer.headers).not.toHaveProperty('set-cookie')
  expect(await shop.status(first)).toBe(200)
})

test('signing out ends the session immediately and clears its cookie', async () => {
  const { shop, first } = await signedIn(web)
  const headers = { cookie: first.cookie, authorization: `Bearer ${first.access}` }
  const answer = await shop.post('/logout/', undefined, headers)
  expect(answer.statusCode).toBe(204)
  expect(answer.cookies).toMatchObject([{ name: 'etrend', value: '', expires: new Date(0) }])
  expect(await shop.status(first, headers)).toBe(401)
  expect((await shop.refresh(first, headers)).statusCode).toBe(401)
})

test('a disabled or deleted user is signed out immediately', async () => {
  const { shop, first } = await signedIn()
  await shop.db.write.update(user).set({ disabled_at: '2026-03-01T00:00:00.000Z' })
  expect(await shop.status(first)).toBe(401)
  expect((await shop.refresh(first)).statusCode).toBe(401)
  await shop.db.write.update(user).set({ disabled_at: null })
  expect(await shop.status(first)).toBe(200)
  await shop.db.write.delete(session)
  await shop.db.write.delete(user)
  expect(await shop.status(first)).toBe(401)
})

const DAY = 24 * 3600

test('a shopper’s session ends when it is unused for 30 days', async () => {
  const { shop, first } = await signedIn()
  const other = await shop.login(sita)
  shop.wait(30 * DAY - 1)
  const renewed = tokens.parse((await shop.refresh(first)).json())
  shop.wait(1)
  expect((await shop.refresh(other)).statusCode).toBe(401)
  expect(await shop.status(renewed)).toBe(200)
  shop.wait(30 * DAY - 1)
  expect((await shop.refresh(renewed)).statusCode).toBe(401)
})

test('a shopper’s session lasts a year at most, however often it is renewed', async () => {
  const { shop, first } = await signedIn(web)
  expect(first.answer.cookies[0]).toMatchObject({ expires: new Date('2027-03-01T10:00:00Z') })
  const { cookie } = first
  let last = tokens.parse(first)
  for (let month = 1; month <= 14; month += 1) {
    shop.wait(26 * DAY)
    last = tokens.parse((await shop.refresh(last, { cookie })).json())
  }
  shop.wait(DAY - 1)
  last = tokens.parse((await shop.refresh(last, { cookie })).json())
  shop.wait(1)
  expect(await shop.status(last, { cookie })).toBe(401)
})

test('a session of staff lasts 12 hours, however often it is renewed', async () => {
  const shop = await openShop()
  await shop.addStaff()
  const boss = await shop.login(staff)
  shop.wait(12 * 3600 - 1)
  const renewed = tokens.parse((await shop.refresh(boss)).json())
  shop.wait(1)
  expect(await shop.status(renewed)).toBe(401)
  expect((await shop.refresh(renewed)).statusCode).toBe(401)
})

test('neither tokens nor the cookie can be read from the database', async () => {
  const { shop, first } = await signedIn(web)
  const kept = JSON.stringify(await shop.db.read.select().from(session))
  expect(kept).not.toContain(first.refresh)
  expect(kept).not.toContain(first.cookie.split('=')[1])
})
