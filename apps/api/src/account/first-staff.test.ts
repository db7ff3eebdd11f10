import { StartError } from '@etrend/database'
import { expect, test } from 'vitest'
import { user } from '../db/schema/people'
import { openShop, sita, staff } from '../test/account-shop'
import { createFirstStaff } from './first-staff'

test('the first start makes a staff account with a random password, shown once', async () => {
  const { db, clock, login } = await openShop()
  const made = await createFirstStaff({ db, clock, email: 'Admin@etrend.local' })
  expect(made?.email).toBe('admin@etrend.local')
  expect(made?.password).toMatch(/^[\w-]{20}$/)
  const session = await login({ email: 'admin@etrend.local', password: made?.password ?? '' })
  expect(session).toMatchObject({ username: 'admin', role: null })
  expect(await createFirstStaff({ db, clock, email: 'other@etrend.local' })).toBeUndefined()
  expect(await db.read.$count(user)).toBe(1)
})

test('a given password is used and not shown', async () => {
  const { db, clock, login } = await openShop()
  expect(await createFirstStaff({ db, clock, ...staff })).toEqual({ email: staff.email })
  expect((await login(staff)).role).toBeNull()
})

test('a user name that a shopper has is numbered, an address that a shopper has is refused', async () => {
  const { db, clock, register } = await openShop()
  await register()
  await expect(createFirstStaff({ db, clock, email: sita.email })).rejects.toThrow(
    "ADMIN_EMAIL sita@example.com is a shopper's account: choose another address.",
  )
  await createFirstStaff({ db, clock, email: 'sita@etrend.local' })
  const names = (await db.read.select().from(user)).map(({ username }) => username)
  expect(names).toEqual(['Sita', 'sita2'])
})

test.each([
  ['Password1', 'is one of the most common ones'],
  ['boss-2026', 'is little more than your name or email address'],
  ['abcabcabcabc', 'repeats the same few characters'],
])('the password %s is refused', async (password, weakness) => {
  const { db, clock } = await openShop()
  const made = createFirstStaff({ db, clock, email: staff.email, password })
  await expect(made).rejects.toThrow(`ADMIN_PASSWORD ${weakness}: choose another.`)
  await expect(made).rejects.toThrow(StartError)
})
