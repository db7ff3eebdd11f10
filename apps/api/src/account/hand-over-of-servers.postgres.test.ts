// @module-tag by-engine

import { session } from '@etrend/contract'
import { expect, test } from 'vitest'
import { oneTimeCode } from '../db/schema/people'
import { twoServers } from '../test/two-servers'

/** Two servers; codes for one session are made and redeemed at any of them. */
async function servers() {
  const [first, second] = await twoServers('empty')
  const { headers } = first
  const newCode = async (at: typeof first) => {
    const answer = await at.app.inject({ method: 'POST', url: '/login/code/', headers })
    expect(answer.statusCode).toBe(201)
    return answer.json<{ code: string }>().code
  }
  const redeem = (at: typeof first, code: string) =>
    at.app.inject({
      method: 'POST',
      url: '/login/code/redeem/',
      payload: { code },
      headers: { host: headers.host },
    })
  return { first, second, newCode, redeem }
}

test('a code made at one server signs staff in at another, once at all of them', async () => {
  const { first, second, newCode, redeem } = await servers()
  const code = await newCode(first)
  const answer = await redeem(second, code)
  expect(answer.statusCode).toBe(200)
  const { access } = session.parse(answer.json())
  const headers = { host: '127.0.0.1', authorization: `Bearer ${access}` }
  expect((await first.app.inject({ url: '/staff/orders', headers })).statusCode).toBe(200)
  expect((await redeem(second, code)).statusCode).toBe(401)
  expect((await redeem(first, code)).statusCode).toBe(401)
})

test('a code that is sent to two servers at the same moment works at one', async () => {
  const { first, second, newCode, redeem } = await servers()
  for (let each = 0; each < 3; each += 1) {
    const code = await newCode(first)
    const sent = [first, second, first, second].map((server) => redeem(server, code))
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401])
  }
})

test('a newer code of another server replaces the older one, and each lives 30 s', async () => {
  const { first, second, newCode, redeem } = await servers()
  const replaced = await newCode(first)
  const newer = await newCode(second)
  expect((await redeem(second, replaced)).statusCode).toBe(401)
  expect((await redeem(first, newer)).statusCode).toBe(200)
  const late = await newCode(first)
  expect(await first.db.read.$count(oneTimeCode)).toBe(1)
  await second.later(0.5)
  expect((await redeem(second, late)).statusCode).toBe(401)
})
