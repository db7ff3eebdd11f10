import { myData, orderPage } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { signUp } from '../test/customers'
import { oneSkirt, orderingShop, sita as details } from '../test/ordering'
import { eraseAccount } from './my-data'

const password = 'a quiet blue kurta'

it('a customer reads all that the shop keeps about them, and nothing of anybody else', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const { number } = await shop.placed({ ...oneSkirt, keep_address: true }, sita.headers)
  await shop.placed({ ...oneSkirt, phone: '9800000001' })
  await sita.send('PUT', '/store/products/1/like')
  const data = myData.parse((await sita.send('GET', '/store/my-data')).json())
  expect(data).toMatchObject({
    account: { username: 'sita' },
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
    expect(rows).not.toMatch(/sita|Sita|9841234567|Baneshwor/)
  }
})

it('texts and pictures of returns, and mails to other addresses, are erased with the account', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const { number } = await shop.placed(oneSkirt, sita.headers)
  for (const state of ['confirmed', 'packed', 'shipped', 'delivered']) {
    await shop.post(`/staff/orders/${number}/state`, { state })
  }
  const page = orderPage.parse((await sita.send('GET', `/store/orders/${number}`)).json())
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
