import { keyScope, scopesFor } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { madeKey } from '../../test/api-keys'
import { staffCalls } from '../../test/every-call'
import { openTestShop } from '../../test/test-app'

/** Every staff call with the scopes that open it. */
const calls = staffCalls.map((call) => ({ ...call, opens: scopesFor(call.method, call) }))

const urlsOf = (some: typeof calls) => some.map(({ method, path }) => `${method} ${path}`)

describe('a key with the scope', () => {
  it.each(keyScope.options)('%s reaches the calls that it names, and no others', async (scope) => {
    const shop = await openTestShop()
    // A key may make 300 calls a minute, and there are more of them.
    for (const some of [calls.slice(0, 250), calls.slice(250)]) {
      const program = await madeKey(shop, [scope])
      for (const { method, url, opens } of some) {
        const answer = await program.ask(method, url)
        const isRefused = answer.statusCode === 403 && answer.body.includes('"not-permitted"')
        const call = `${method} ${url}`
        expect([call, isRefused]).toEqual([call, !opens.includes(scope)])
        expect([401, 429]).not.toContain(answer.statusCode)
      }
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
