import { expect, test } from 'vitest'
import { signUp } from '../../test/customers'
import { openTestShop } from '../../test/test-app'

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
