import { session, tokens } from '@etrend/contract'
import { expect, test } from 'vitest'
import { openShop, sita, staff } from '../test/account-shop'

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
  const taken = session.parse(answer.json())
  expect(taken).toMatchObject({ email: staff.email, username: 'boss', role: null })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(cookie).not.toBe(boss.cookie)
  expect(await shop.status(taken, { cookie })).toBe(200)
  expect((await redeem(code, web)).statusCode).toBe(401)
  await shop.post('/logout/', undefined, headers)
  expect(await shop.status(taken, { cookie })).toBe(200)
})

test('a code is invalid after 30 s, after a newer one, or when made up', async () => {
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

test('a code becomes invalid when the session that asked for it ends', async () => {
  const { shop, headers, redeem, newCode } = await staffShop()
  const code = await newCode()
  await shop.post('/logout/', undefined, headers)
  expect((await redeem(code)).statusCode).toBe(401)
})

test('the new session ends when the one it comes from would have', async () => {
  const { shop, boss, redeem } = await staffShop()
  shop.wait(12 * 3600 - 60)
  const renewed = tokens.parse((await shop.refresh(boss, { cookie: boss.cookie })).json())
  const headers = { authorization: `Bearer ${renewed.access}`, cookie: boss.cookie }
  const { code } = (await shop.post('/login/code/', undefined, headers)).json<{ code: string }>()
  const taken = session.parse((await redeem(code)).json())
  expect(await shop.status(taken)).toBe(200)
  shop.wait(60)
  expect(await shop.status(taken)).toBe(401)
})

test('a shopper gets no code', async () => {
  const shop = await openShop()
  await shop.register()
  const { access } = await shop.login(sita)
  const answer = await shop.post('/login/code/', undefined, { authorization: `Bearer ${access}` })
  expect(answer.statusCode).toBe(403)
})
