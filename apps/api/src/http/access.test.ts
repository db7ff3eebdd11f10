import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { everyCall, staffCalls } from '../test/every-call'
import type { TestShop } from '../test/open-shop'
import { openTestShop } from '../test/test-app'
import { guardRoutes, visitorOf } from './access'

type Call = (typeof everyCall)[number]

/** An address of the server itself, where every call answers. */
const host = '127.0.0.1'

const title = ({ method, path }: Call) => `${method} ${path}`

function ask({ app }: TestShop, { method, url }: Call, token?: string) {
  return app.inject({ method, url, headers: { host, ...(token && { authorization: token }) } })
}

async function customer(shop: TestShop) {
  const account = { username: 'Sita', email: 'sita@example.com', password: 'a quiet blue kurta' }
  await shop.app.inject({ method: 'POST', url: '/register/', payload: account })
  const { email, password } = account
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/login/',
    headers: { host },
    payload: { email, password },
  })
  return `Bearer ${answer.json<{ access: string }>().access}`
}

describe('access', () => {
  it('to staff routes is refused to guests, invalid tokens and customers, with the reason and nothing else', async () => {
    const shop = await openTestShop()
    const sita = await customer(shop)
    expect(staffCalls.length).toBeGreaterThan(25)
    const signIn = [401, { message: 'Sign in to do this.' }]
    const onlyStaff = [403, { message: 'Only staff may do this.' }]
    for (const call of staffCalls) {
      const tokens = [undefined, 'Bearer', 'Bearer a.b.c', `Basic ${'x'.repeat(10_000)}`, sita]
      const answers = []
      for (const token of tokens) {
        const answer = await ask(shop, call, token)
        answers.push([answer.statusCode, answer.json()])
      }
      const refused = [signIn, signIn, signIn, signIn, onlyStaff]
      expect([title(call), answers]).toEqual([title(call), refused])
    }
  })

  it('to customer routes is refused to guests', async () => {
    const shop = await openTestShop()
    for (const call of everyCall.filter(({ access }) => access === 'customer')) {
      const { statusCode } = await ask(shop, call)
      expect([title(call), statusCode]).toEqual([title(call), 401])
    }
  })

  it('is open where the contract says so, even with a wrong token', async () => {
    const shop = await openTestShop()
    for (const call of everyCall.filter(({ access }) => access === 'public')) {
      // No order could have this number. One that could exist is shown to nobody without its token.
      const url = call.url.replace('ET-2000-999999', '1')
      const { statusCode } = await ask(shop, { ...call, url }, 'Bearer a.b.c')
      const isRefresh = call.path === '/refresh/' || call.path.startsWith('/login')
      expect([title(call), [401, 403].includes(statusCode) && !isRefresh]).toEqual([
        title(call),
        false,
      ])
    }
  })

  it('is checked before the body is read', async () => {
    const shop = await openTestShop()
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/comp/createSize/',
      headers: { host, 'content-type': 'application/json' },
      payload: '{ broken',
    })
    expect(answer.statusCode).toBe(401)
  })

  it('is refused where a route asks for its visitor and has none', () => {
    expect(() => visitorOf({ visitor: undefined })).toThrow('Sign in to do this.')
  })

  it('left undeclared stops the server from starting', () => {
    const app = Fastify()
    guardRoutes(app, () => Promise.resolve(undefined))
    expect(() => app.get('/secret', () => 'open to all')).toThrow('declares no access')
  })
})
