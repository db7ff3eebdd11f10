// @module-tag by-engine

import { rowsOf } from '@etrend/postgres'
import { expect, test } from 'vitest'
import { staff } from '../test/open-shop'
import { connectionsTo } from '../test/postgres'
import { urlOfShop } from '../test/test-database'
import { twoServers } from '../test/two-servers'

const web = { 'x-session': 'web' }

/** Two servers, and sign-ins at one of them (0 or 1) from a network of the internet. */
async function servers() {
  const shops = await twoServers('empty')
  const signIn = async (
    at: number,
    { password = 'a wrong guess', email = staff.email, from = '203.0.113.66', cookie = '' } = {},
  ) => {
    const headers = {
      host: '127.0.0.1',
      ...web,
      ...(cookie && { cookie, origin: 'http://localhost:4000' }),
    }
    const payload = { email, password }
    const { app } = shops[at % 2 ? 1 : 0]
    return await app.inject({
      method: 'POST',
      url: '/login/',
      payload,
      headers,
      remoteAddress: from,
    })
  }
  const statuses = async (sent: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(sent)).map(({ statusCode }) => statusCode)
  const later = (minutes: number) => Promise.all(shops.map((shop) => shop.later(minutes)))
  return { shops, signIn, statuses, later }
}

test('ten wrong passwords at two servers lock the account at both, for 32 s', async () => {
  const { signIn, later } = await servers()
  for (let at = 0; at < 10; at += 1) expect((await signIn(at)).statusCode).toBe(401)
  for (const at of [0, 1]) {
    const refused = await signIn(at, { password: staff.password })
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 32),
    ])
  }
  await later(33 / 60)
  expect((await signIn(1, { password: staff.password })).statusCode).toBe(200)
  for (let at = 0; at < 10; at += 1) expect((await signIn(at)).statusCode).toBe(401)
  expect((await signIn(0)).statusCode).toBe(429)
})

test('of guesses sent to two servers at the same moment, ten are compared', async () => {
  const { signIn, statuses } = await servers()
  const sent = await statuses(Array.from({ length: 24 }, (_, at) => signIn(at)))
  expect(sent.filter((status) => status === 401)).toHaveLength(10)
  expect(sent.filter((status) => status === 429)).toHaveLength(14)
})

test('a network and a known device have their failures at all servers together', async () => {
  const { signIn } = await servers()
  const { cookies } = await signIn(0, { password: staff.password })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (let at = 0; at < 30; at += 1) {
    expect((await signIn(at, { email: `${at % 3}@example.com` })).statusCode).toBe(401)
  }
  expect((await signIn(1, { email: 'new@example.com' })).statusCode).toBe(429)
  for (let at = 0; at < 10; at += 1) expect((await signIn(at, { cookie })).statusCode).toBe(401)
  expect((await signIn(0, { cookie })).statusCode).toBe(429)
  expect((await signIn(1, { cookie })).statusCode).toBe(429)
})

test('calls of a network are limited at two servers together, until its window ends', async () => {
  const { shops, later, statuses } = await servers()
  const payload = { email: 'shopper@example.com' }
  const ask = (at: number) =>
    shops[at % 2 ? 1 : 0].app.inject({
      method: 'POST',
      url: '/forgot-password/',
      payload,
      remoteAddress: '192.0.2.7',
    })
  const sent = await statuses(Array.from({ length: 15 }, (_, at) => ask(at)))
  expect(sent.filter((status) => status === 202)).toHaveLength(10)
  expect(sent.filter((status) => status === 429)).toHaveLength(5)
  const refused = await ask(1)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  await later(59)
  expect((await ask(0)).statusCode).toBe(429)
  await later(1)
  expect((await ask(1)).statusCode).toBe(202)
})

test('what was counted is kept as hashes, outside the write-ahead log, and deleted once it has ended', async () => {
  const { shops, signIn, later } = await servers()
  const database = connectionsTo(urlOfShop(shops[0].folder))
  const kept = async () => await rowsOf(database, 'SELECT key FROM recent_attempt ORDER BY key')
  const own = await kept()
  await signIn(0, { email: 'somebody@example.com', from: '198.51.100.4' })
  // Of the address, of the network, and some time after the answer that of entries in the audit log.
  await expect.poll(kept).toHaveLength(own.length + 3)
  const before = await kept()
  for (const { key } of before) expect(key).toMatch(/^[\w-]{43}$/)
  const persistence = await rowsOf(
    database,
    `SELECT DISTINCT relpersistence FROM pg_class WHERE relname IN ('recent_attempt', 'recent_call')`,
  )
  expect(persistence).toEqual([{ relpersistence: 'u' }])
  await later(16)
  await signIn(1, { email: 'another@example.com', from: '198.51.100.5' })
  const former = new Set(before.map(({ key }) => key))
  const keptOfFormer = async () => (await kept()).filter(({ key }) => former.has(key))
  // All sign-ins with unknown addresses share one count: that of entries in the audit log.
  await expect.poll(keptOfFormer).toHaveLength(1)
  expect(await kept()).toHaveLength(3)
})
