import { contract, type Access } from '@etrend/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { TestShop } from '../test/open-shop'
import { openTestShop } from '../test/test-app'
import { guardRoutes, visitorOf } from './access'

type Call = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; access: Access }

const route = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  metadata: z.object({ access: z.enum(['public', 'customer', 'staff']) }),
})

/** Every route of the contract, so that a new one is covered the minute it exists. */
const calls: Call[] = Object.values(contract)
  .flatMap((noun): unknown[] => Object.values(noun))
  .map((one) => {
    const { method, path, metadata } = route.parse(one)
    return {
      method,
      path: path.replace(':noun', 'sizes').replace(/:\w+/, '1'),
      access: metadata.access,
    }
  })

/** An address of the server itself, where every call answers. */
const host = '127.0.0.1'

const title = ({ method, path }: Call) => `${method} ${path}`

async function ask(shop: TestShop, { method, path }: Call, token?: string) {
  const headers = token === undefined ? { host } : { host, authorization: token }
  const answer = await shop.app.inject({ method, url: path, headers })
  return answer.statusCode
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
  it('to staff routes is refused to guests, invalid tokens and customers', async () => {
    const shop = await openTestShop()
    const sita = await customer(shop)
    const staffOnly = calls.filter(({ access }) => access === 'staff')
    expect(staffOnly.length).toBeGreaterThan(25)
    for (const call of staffOnly) {
      const statuses = [
        await ask(shop, call),
        await ask(shop, call, 'Bearer'),
        await ask(shop, call, 'Bearer a.b.c'),
        await ask(shop, call, `Basic ${'x'.repeat(10_000)}`),
        await ask(shop, call, sita),
      ]
      expect([title(call), statuses]).toEqual([title(call), [401, 401, 401, 401, 403]])
    }
  })

  it('that is refused is answered with the reason and nothing else', async () => {
    const shop = await openTestShop()
    const headers = { host, authorization: await customer(shop) }
    for (const { method, path } of calls.filter(({ access }) => access === 'staff')) {
      const nobody = await shop.app.inject({ method, url: path, headers: { host } })
      const shopper = await shop.app.inject({ method, url: path, headers })
      expect([path, nobody.json(), shopper.json()]).toEqual([
        path,
        { message: 'Sign in to do this.' },
        { message: 'Only staff may do this.' },
      ])
    }
  })

  it('to customer routes is refused to guests', async () => {
    const shop = await openTestShop()
    for (const call of calls.filter(({ access }) => access === 'customer')) {
      expect([title(call), await ask(shop, call)]).toEqual([title(call), 401])
    }
  })

  it('is open where the contract says so, even with a wrong token', async () => {
    const shop = await openTestShop()
    for (const call of calls.filter(({ access }) => access === 'public')) {
      const status = await ask(shop, call, 'Bearer a.b.c')
      const isRefresh = call.path === '/refresh/' || call.path.startsWith('/login')
      expect([title(call), [401, 403].includes(status) && !isRefresh]).toEqual([title(call), false])
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
