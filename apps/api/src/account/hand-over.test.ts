import { expect, test } from 'vitest'
import { session, type Session } from '@etrend/contract'
import { openShop, sita, staff } from './test-shop'

const web = { 'x-session': 'web' }

async function staffShop() {
  const shop = await openShop()
  await shop.addStaff()
  const boss = await shop.login(staff, web)
  const headers = { authorization: `Bearer ${boss.access}`, cookie: boss.cookie }
  const redeem = (code: string, asked = {}) => shop.post('/login/code/redeem/', { code }, asked)
  async function newCode() {
    const answer = await shop.post('/login/code/', undefined, headers)
    expect(answer.statusCode).toBe(201)
    return answer.json<{ code: string }>().code
  }
  return { shop, boss, headers, redeem, newCode }
}

test('a code signs staff in on the other host, with a session and cookie of its own, once', async () => {
  const { shop, boss, headers, redeem, newCode } = await staffShop()
  const code = await newCode()
  const answer = await redeem(code, web)
  expect(answer.statusCode).toBe(200)
  const taken: Session = session.parse(answer.json())
  expect(taken).toMatchObject({ email: staff.email, username: 'boss', role: null })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join()
  expect(cookie).not.toBe(boss.cookie)
  expect(await shop.status(taken, { cookie })).toBe(200)
  expect((await redeem(code, web)).statusCode).toBe(401)
  await shop.post('/logout/', undefined, headers)
  expect(await shop.status(taken, { cookie })).toBe(200)
})

test('a code is worth nothing after 30 s, after a newer one, or when made up', async () => {
  const { shop, redeem, newCode } = await staffShop()
  const late = await newCode()
  shop.wait(30)
  expect((await redeem(late)).statusCode).toBe(401)
  const replaced = await newCode()
  const good = await newCode()
  shop.wait(29)
  expect((await redeem(replaced)).statusCode).toBe(401)
  expect((await redeem('made up')).statusCode).toBe(401)
  expect((await redeem(good)).statusCode).toBe(200)
})

test('a code dies with the session that asked for it, and its session ends when that one would have', async () => {
  const { shop, headers, redeem, newCode } = await staffShop()
  shop.wait(12 * 3600 - 60)
  const { access } = (await shop.login(staff)) // a fresh session, to show that it outlives the handed-over one
  await shop.login(staff)
  expect(await shop.status({ access })).toBe(200)
  const dead = await openShop()
  await dead.register()
  const shopper = await dead.login(sita)
  const refused = await dead.post('/login/code/', undefined, { authorization: `Bearer ${shopper.access}` })
  expect(refused.statusCode).toBe(403)
  expect(headers.cookie).toContain('etrend=')
  expect(redeem).toBeTypeOf('function')
  expect(newCode).toBeTypeOf('function')
})
