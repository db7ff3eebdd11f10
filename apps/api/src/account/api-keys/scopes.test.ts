import { contract, keyScope, permission, scopesFor } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { madeKey } from '../../test/api-keys'
import { openTestShop } from '../../test/test-app'

const staffRoute = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  metadata: z.object({
    access: z.literal('staff'),
    permission: z.union([permission, z.array(permission), z.literal('any')]),
    sensitive: z.literal(true).optional(),
    early: z.literal(true).optional(),
  }),
})

/** Every staff route of the contract with the scopes that open it. No row has the ids in its path. */
const calls = Object.values(contract)
  .flatMap((noun): unknown[] => Object.values(noun))
  .flatMap((one) => staffRoute.safeParse(one).data ?? [])
  .map(({ method, path, metadata }) => ({
    method,
    url: path
      .replace(':noun', 'sizes')
      .replace(':number', 'ET-2000-999999')
      .replace(/:\w+/g, '999999'),
    path,
    opens: scopesFor(method, metadata),
  }))

const urlsOf = (some: typeof calls) => some.map(({ method, path }) => `${method} ${path}`)

describe('a key with the scope', () => {
  it.each(keyScope.options)('%s reaches the calls that it names, and no others', async (scope) => {
    const shop = await openTestShop()
    const program = await madeKey(shop, [scope])
    for (const { method, url, opens } of calls) {
      const answer = await program.ask(method, url)
      const isRefused = answer.statusCode === 403 && answer.body.includes('"not-permitted"')
      expect([`${method} ${url}`, isRefused]).toEqual([`${method} ${url}`, !opens.includes(scope)])
      expect([401, 429]).not.toContain(answer.statusCode)
    }
  })
})

describe('no scope', () => {
  const closed = urlsOf(calls.filter(({ opens }) => opens.length === 0))

  it.each([
    'POST /staff/api-keys/',
    'GET /staff/api-keys/',
    'POST /staff/members/invite/',
    'PATCH /staff/settings',
    'POST /staff/orders/:number/refunds',
    'GET /staff/backups/',
    'GET /staff/audit/',
    'GET /staff/search/',
  ])('opens %s', (call) => {
    expect(urlsOf(calls)).toContain(call)
    expect(closed).toContain(call)
  })

  it('is without a call that it opens', () => {
    for (const scope of keyScope.options) {
      expect([scope, calls.some(({ opens }) => opens.includes(scope))]).toEqual([scope, true])
    }
  })

  it('that reads opens a write', () => {
    const reading = keyScope.options.filter((scope) => scope.startsWith('read:'))
    const written = calls.filter(({ method }) => method !== 'GET')
    for (const scope of reading) {
      expect(written.filter(({ opens }) => opens.includes(scope))).toEqual([])
    }
  })
})
