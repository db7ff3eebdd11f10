import { myData, orderDetail } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mail } from '../db/schema/mail'
import { user } from '../db/schema/people'
import { signUp } from '../test/customers'
import { oneSkirt, orderingShop, sita as details, type OrderingShop } from '../test/ordering'
import { openTestShop } from '../test/test-app'
import { eraseAccount } from './my-data'

const password = 'a quiet blue kurta'

const erase = ({ app }: OrderingShop, headers: Record<string, string>) =>
  app.inject({
    method: 'DELETE',
    url: '/store/my-data',
    headers,
    payload: { current_password: password },
  })

/** The subjects of the mails to an address. */
async function mailsTo({ db }: OrderingShop, to: string) {
  const rows = await db.read.select().from(mail).where(eq(mail.to, to))
  return rows.map(({ subject }) => subject)
}

it('a customer reads all that the shop keeps about them, and nothing of anybody else', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const { number } = await shop.placed({ ...oneSkirt, keep_address: true }, sita.headers)
  await shop.placed({ ...oneSkirt, phone: '9800000001' })
  await sita.send('PUT', '/store/products/1/like')
  await sita.put('/store/cart/saved', { lines: [], district: 'Kaski' })
  const data = myData.parse((await sita.send('GET', '/store/my-data')).json())
  expect(data).toMatchObject({
    account: { username: 'sita', district: 'Kaski' },
    addresses: [{ street: details.street }],
    orders: [{ number }],
    likes: [{ product: 1 }],
  })
  expect(JSON.stringify(data)).not.toMatch(/password|argon2|hash/)
})

it('addresses and likes are read in the order in which they were added, also after changes', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const { name, phone, province, district, city } = details
  const home = { name, phone, province, district, city, street: 'Home' }
  for (const street of ['Home', 'Work', 'Aunt'])
    await sita.post('/store/addresses', { ...home, street })
  // On PostgreSQL, rows move when they are updated.
  await sita.put('/store/addresses/2', { ...home, street: 'New work', is_default: true })
  for (const product of [2, 1]) await sita.send('PUT', `/store/products/${product}/like`)
  const [work, ...others] = [{ street: 'New work' }, { street: 'Home' }, { street: 'Aunt' }]
  const data = myData.parse((await sita.send('GET', '/store/my-data')).json())
  expect(data).toMatchObject({
    addresses: [others[0], work, others[1]],
    likes: [{ product: 2 }, { product: 1 }],
  })
  expect((await shop.get('/staff/customers/2')).json()).toMatchObject({
    addresses: [work, ...others],
  })
})

it('deleting an account leaves its orders without a name, and nobody can open them', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const placed = await shop.placed({ ...oneSkirt, keep_address: true }, sita.headers)
  await sita.put('/store/cart/saved', { lines: [], district: 'Kaski' })
  const erase = (current_password: string) =>
    shop.app.inject({
      method: 'DELETE',
      url: '/store/my-data',
      headers: sita.headers,
      payload: { current_password },
    })
  expect((await erase('wrong password')).statusCode).toBe(400)
  const early = await erase(password)
  expect([early.statusCode, early.json()]).toEqual([
    409,
    { message: 'You have an order that isn’t finished: delete the account when it has arrived.' },
  ])
  await sita.post(`/store/orders/${placed.number}/cancel`, {})
  expect((await erase(password)).statusCode).toBe(204)
  expect((await sita.send('GET', '/store/my-data')).statusCode).toBe(401)
  const payload = { email: 'sita@example.com', password }
  const signIn = await shop.app.inject({ method: 'POST', url: '/login/', payload })
  expect(signIn.statusCode).toBe(401)
  expect((await shop.guest(placed)).statusCode).toBe(404)
  const kept = (await shop.get(`/staff/orders/${placed.number}`)).json<object>()
  expect(kept).toMatchObject({ name: 'Deleted customer', phone: '', totals: { total: 906 } })
  for (const table of [sql`shop_order`, sql`address`, sql`mail`, sql`"user"`, sql`review`]) {
    const rows = JSON.stringify(await shop.db.read.all(sql`SELECT * FROM ${table}`))
    expect(rows).not.toMatch(/sita|9841234567|baneshwor|kaski/i)
  }
})

it('texts and pictures of returns, and mails to other addresses, are erased with the account', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const { number } = await shop.placed(oneSkirt, sita.headers)
  for (const state of ['confirmed', 'packed', 'shipped', 'delivered']) {
    await shop.post(`/staff/orders/${number}/state`, { state })
  }
  const page = orderDetail.parse((await sita.send('GET', `/store/orders/${number}`)).json())
  const lines = page.lines.map(({ id }) => ({ order_line: id, quantity: 1 }))
  const details = 'It pinches me, says Sita'
  await sita.post(`/store/orders/${number}/returns`, {
    lines,
    wants: 'refund',
    reason: 'It doesn’t fit',
    details,
  })
  const change = { email: 'sita.sharma@example.com', current_password: password }
  await sita.post('/profile/email/', change)
  await shop.app.close()
  await eraseAccount({ db: shop.db, clock: () => new Date(NOW) }, 2)
  for (const table of [sql`order_return`, sql`order_event`, sql`mail`, sql`email_change`]) {
    expect(JSON.stringify(await shop.db.read.all(sql`SELECT * FROM ${table}`))).not.toMatch(/sita/i)
  }
})

it('deleting an account leaves what belongs to the number or the address of somebody else', async () => {
  const shop = await orderingShop()
  const guest = encodeURIComponent('+9779841234567')
  const { number } = await shop.placed()
  await shop.post(`/staff/customer-files/${guest}/notes`, { text: 'Calls back after six.' })
  await shop.put(`/staff/customer-files/${guest}/cash-block`, { reason: 'Refused twice.' })
  // The stranger's account has the guest's address, and orders with the guest's number.
  const stranger = await signUp(shop, 'sita')
  const theirs = await shop.placed({ ...oneSkirt, payment_method: 'esewa' }, stranger.headers)
  await stranger.post(`/store/orders/${theirs.number}/cancel`, {})
  await erase(shop, stranger.headers)
  expect((await shop.get(`/staff/customer-files/${guest}`)).json()).toMatchObject({
    notes: [{ text: 'Calls back after six.' }],
    cash_block: { reason: 'Refused twice.' },
  })
  const subjects = await mailsTo(shop, 'sita@example.com')
  expect(subjects).toEqual([expect.stringContaining(number)])
})

it('an account is deleted also where somebody has the name that deleted accounts get', async () => {
  const { db, ...shop } = await orderingShop()
  const sita = await signUp({ db, ...shop }, 'sita')
  const taken = { password_hash: '', role: 'user' as const, created_at: '2026-01-01T00:00:00.000Z' }
  await db.transaction(async (tx) => {
    await tx.insert(user).values([
      { ...taken, username: 'Deleted 2', email: 'a@example.com' },
      { ...taken, username: 'b', email: 'deleted-2-2@deleted.invalid' },
    ])
  })
  expect((await erase({ db, ...shop }, sita.headers)).statusCode).toBe(204)
  const [gone] = await db.read.select().from(user).where(eq(user.id, 2))
  expect(gone).toMatchObject({ username: 'deleted 2 3', email: 'deleted-2-3@deleted.invalid' })
})

it.each([
  { username: 'Deleted  17' },
  { username: 'deleted\u200B 17 (2)' },
  { username: 'A customer' },
  { email: 'deleted-17@deleted.invalid' },
])('nobody registers a name of the shop: %j', async (name) => {
  const shop = await openTestShop()
  const payload = { username: 'Maya', email: 'maya@example.com', password, ...name }
  const answer = await shop.app.inject({ method: 'POST', url: '/register/', payload })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: {} }])
})

it('signing in to a deleted account is a wrong password, and is counted', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  await erase(shop, sita.headers)
  const payload = { email: 'deleted-2@deleted.invalid', password }
  const signIn = () => shop.app.inject({ method: 'POST', url: '/login/', payload })
  for (let guess = 0; guess < 10; guess += 1) expect((await signIn()).statusCode).toBe(401)
  expect((await signIn()).statusCode).toBe(429)
})

it('staff don’t delete themselves', async () => {
  const shop = await orderingShop()
  const answer = await shop.app.inject({
    method: 'DELETE',
    url: '/store/my-data',
    headers: shop.headers,
    payload: { current_password: 'keys to the back room' },
  })
  expect(answer.statusCode).toBe(409)
})
