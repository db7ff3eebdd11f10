import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user } from '../db/schema/people'
import { openShop, sita, staff } from '../test/account-shop'
import { createPasswords } from './passwords'

const wrong = { message: 'Email or password is invalid.' }

describe('registering', () => {
  test('answers the documented message, and the account can sign in', async () => {
    const shop = await openShop()
    const answer = await shop.register()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ message: 'User successfully created!' })
    const session = await shop.login({ ...sita, email: ' SITA@example.com ' })
    expect(session).toMatchObject({ email: 'sita@example.com', username: 'Sita', role: 'user' })
  })

  test('a taken email address or user name, in any case, is refused by name', async () => {
    const shop = await openShop()
    await shop.register()
    const email = await shop.register({ ...sita, username: 'Gita', email: 'Sita@Example.com' })
    const taken = 'An account with this email address already exists.'
    expect(email.statusCode).toBe(409)
    expect(email.json()).toEqual({ message: taken, fields: { email: taken } })
    const name = await shop.register({ ...sita, username: 'SITA', email: 'gita@example.com' })
    expect(name.statusCode).toBe(409)
    expect(name.json()).toMatchObject({ fields: { username: 'This user name is taken.' } })
  })

  test.each([
    ['Éva Rai', 'éVA rai'],
    ['Éva Rai', 'E\u0301va  Rai'],
    ['Eva Rai', 'Eva  Rai'],
    ['Ёлка', 'ёЛКА'],
  ])('%j has the name that %j asks for', async (first, second) => {
    const shop = await openShop()
    await shop.register({ ...sita, username: first })
    const name = await shop.register({ ...sita, username: second, email: 'gita@example.com' })
    expect([name.statusCode, name.json()]).toMatchObject([
      409,
      { fields: { username: 'This user name is taken.' } },
    ])
  })

  test('a common password is refused at its field, a missing or unknown field by its name', async () => {
    const shop = await openShop()
    const common = await shop.register({ ...sita, password: 'PassWord123' })
    expect(common.statusCode).toBe(400)
    expect(common.json()).toMatchObject({
      fields: { password: 'This password is one of the most common ones. Choose another.' },
    })
    const answer = await shop.register({ email: 'no', password: 'short', role: 'admin' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('role')
    expect(await shop.db.read.$count(user)).toBe(0)
  })

  test('the password is kept only as an argon2id hash', async () => {
    const shop = await openShop({ passwords: createPasswords() })
    await shop.register()
    const [row] = await shop.db.read.select().from(user)
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/)
  })
})

describe('signing in', () => {
  test('a wrong password, an unknown address and a disabled account get the same answer', async () => {
    const shop = await openShop()
    await shop.register()
    const password = 'something else'
    const known = await shop.post('/login/', { email: sita.email, password })
    const unknown = await shop.post('/login/', { email: 'nobody@example.com', password })
    await shop.db.write.update(user).set({ disabled_at: '2026-03-01T00:00:00.000Z' })
    const disabled = await shop.post('/login/', { email: sita.email, password: sita.password })
    for (const answer of [known, unknown, disabled]) {
      expect([answer.statusCode, answer.json()]).toEqual([401, wrong])
    }
  })

  test('staff get null as role', async () => {
    const shop = await openShop()
    await shop.addStaff()
    expect((await shop.login(staff)).role).toBeNull()
  })

  test('after ten failures an account waits, longer each time, and known or not makes no difference', async () => {
    const shop = await openShop()
    await shop.register()
    const attempt = (email: string, password = 'something else') =>
      shop.post('/login/', { email, password })
    for (const email of [sita.email, 'nobody@example.com']) {
      const ten = await Promise.all(Array.from({ length: 10 }, () => attempt(email)))
      expect(ten.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 401))
      const eleventh = await attempt(email)
      expect([eleventh.statusCode, eleventh.headers['retry-after']]).toEqual([429, '32'])
      expect(eleventh.json()).toEqual({
        message: 'Too many failed sign-ins. Please try again in 32 seconds.',
      })
    }
    expect((await attempt(sita.email, sita.password)).statusCode).toBe(429)
    shop.wait(33)
    expect((await attempt(sita.email)).statusCode).toBe(401)
    expect((await attempt(sita.email)).headers['retry-after']).toBe('64')
    shop.wait(65)
    expect((await attempt(sita.email, sita.password)).statusCode).toBe(200)
    expect((await attempt(sita.email)).statusCode).toBe(401)
  })
})

test('no password and no token is in any line of the log', async () => {
  const shop = await openShop()
  await shop.register()
  await shop.post('/login/', { ...sita, username: undefined, password: 'a wrong secret' })
  const session = await shop.login(sita, { 'x-session': 'web' })
  const renewed = await shop.refresh(session, { cookie: session.cookie })
  shop.wait(11)
  await shop.refresh(session, { cookie: session.cookie })
  const lines = shop.log.join('')
  expect(lines).toContain('the session was ended')
  const { access, refresh } = renewed.json<{ access: string; refresh: string }>()
  const [, binding = ''] = session.cookie.split('=')
  const secrets = [
    sita.password,
    'a wrong secret',
    session.access,
    session.refresh,
    access,
    refresh,
  ]
  for (const secret of [...secrets, binding, 'argon2']) expect(lines).not.toContain(secret)
})

test('the role of a user is read from the database at every request', async () => {
  const shop = await openShop()
  await shop.register()
  const { access } = await shop.login(sita)
  const code = () => shop.post('/login/code/', undefined, { authorization: `Bearer ${access}` })
  expect((await code()).statusCode).toBe(403)
  await shop.db.write.update(user).set({ role: 'admin' }).where(eq(user.email, sita.email))
  expect((await code()).statusCode).toBe(201)
})
