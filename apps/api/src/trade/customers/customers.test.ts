import type { Customer } from '@etrend/contract'
import { expect, test } from 'vitest'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { openTestShop } from '../../test/test-app'

test('customers are accounts and guests, with what they bought', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  await signUp(shop, 'newcomer')
  await shop.placed(oneSkirt, sita.headers)
  await shop.placed({ ...oneSkirt, name: 'Hari Thapa', phone: '9800000001' })
  const list = async (q = '') => (await shop.get(`/staff/customers?q=${q}`)).json<Customer[]>()
  const all = await list()
  expect(all.map(({ name, orders }) => [name, orders])).toEqual([
    ['Hari Thapa', 1],
    ['sita', 1],
    ['newcomer', 0],
  ])
  expect(await list('thapa')).toMatchObject([{ id: null, phone: '+9779800000001' }])
  const id = all[1]?.id
  expect((await shop.get(`/staff/customers/${id}`)).json()).toMatchObject({
    email: 'sita@example.com',
    latest_orders: [{ total: 906 }],
  })
  expect((await shop.get('/staff/customers/1')).statusCode).toBe(404)
})

test('staff end all sessions of a customer, and the audit log says who did it', async () => {
  const shop = await openTestShop()
  const sita = await signUp(shop, 'sita')
  const hari = await signUp(shop, 'hari')
  const counted = async () =>
    (await shop.get('/staff/customers/2')).json<{ sessions: number }>().sessions
  expect(await counted()).toBe(1)
  expect((await shop.post('/staff/customers/2/end-sessions')).statusCode).toBe(204)
  expect(await counted()).toBe(0)
  expect((await sita.send('GET', '/profile/')).statusCode).toBe(401)
  expect((await hari.send('GET', '/profile/')).statusCode).toBe(200)
  const log = await shop.get('/staff/audit/?noun=customers&action=end-sessions')
  expect(log.json()).toMatchObject([{ staff_name: 'boss', row_id: 2, label: 'sita' }])
})

test('staff are no customers: their sessions end through the list of members', async () => {
  const shop = await openTestShop()
  expect((await shop.post('/staff/customers/1/end-sessions')).statusCode).toBe(404)
  expect((await shop.post('/staff/customers/99/end-sessions')).statusCode).toBe(404)
  expect((await shop.get('/staff/audit/')).statusCode).toBe(200)
})
