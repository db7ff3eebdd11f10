import { stopGivenTime } from '@etrend/tooling/given-time'
import { beforeAll, describe, expect, it } from 'vitest'
import { problemsIn, visitedShop } from '../test/visited-shop'

// Certificates, and the Date of answers, have the machine's own time.
beforeAll(stopGivenTime)

describe('a shop behind a proxy that does all right', () => {
  it('has nothing to mend, and is told what only its own machine can check', async () => {
    const { examine } = await visitedShop()
    const found = await examine()
    expect(problemsIn(found)).toEqual([])
    expect(found.map(({ check, state }) => `${state}: ${check}`)).toEqual([
      'ok: DNS',
      'ok: TLS',
      'ok: TLS',
      'ok: Hosts',
      'ok: Host header',
      'ok: Visitors’ addresses',
      'ok: X-Forwarded-Proto',
      'ok: Live updates',
      'ok: Compression',
      'ok: Caching',
      'ok: Security headers',
      'ok: Cookies',
      'ok: Clock of the server',
      'ok: Uploads',
      'not checked: The machine itself',
    ])
  })
})

describe('a proxy that', () => {
  it.each([
    [
      'changes the Host header',
      { host: '127.0.0.1:4000' },
      'wrong: Host header: The shop is asked for 127.0.0.1:4000 instead of ',
    ],
    [
      'refuses bodies over 1 MB',
      { mostBytes: 1e6 },
      'wrong: Uploads: An upload of 12 MB is answered 413: raise the proxy’s limit (client_max_body_size 12m',
    ],
    [
      'cuts connections at 1 MB',
      { cutsAt: 1e6 },
      'wrong: Uploads: The proxy cuts the connection during an upload of 12 MB',
    ],
    [
      'sends no X-Forwarded-Proto',
      { forwardedProto: 'none' },
      'warning: X-Forwarded-Proto: The shop believes that it is visited by http',
    ],
    [
      'sends no X-Forwarded-For',
      { forwardedFor: 'none' },
      'wrong: Visitors’ addresses: The shop takes 127.0.0.1, an address of its own network, for every visitor’s',
    ],
    [
      'takes visitors’ X-Forwarded-For as it is',
      { forwardedFor: 'taken' },
      'wrong: Visitors’ addresses: Visitors can choose the address that limits count',
    ],
    [
      'leaves out Content-Encoding',
      { hides: ['accept-encoding'] },
      'warning: Compression: Pages arrive without the shop’s Brotli compression',
    ],
    [
      'leaves out ETag',
      { hides: ['etag'] },
      'warning: Caching: Pages are sent again although nothing changed',
    ],
    [
      'leaves out security headers',
      { hides: ['content-security-policy', 'strict-transport-security'] },
      'wrong: Security headers: Browsers don’t get content-security-policy, strict-transport-security',
    ],
    [
      'leaves out Set-Cookie',
      { hides: ['set-cookie'] },
      'wrong: Cookies: localhost sets no cookie, so nobody can sign in',
    ],
    [
      'takes the flags of cookies away',
      { cookie: (cookie: string) => cookie.replace('; HttpOnly', '') },
      'wrong: Cookies: Cookies of localhost lose httponly',
    ],
  ] as const)('%s: %o', async (_what, habits, sentence) => {
    const { examine } = await visitedShop(habits)
    const problems = problemsIn(await examine())
    expect(problems).not.toEqual([])
    for (const problem of problems) expect(problem).toContain(sentence)
  })
})

it('a shop that is configured with another address names the setting', async () => {
  const { examine, storefront } = await visitedShop({ configured: 'https://old.example' })
  const problems = problemsIn(await examine())
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`set STOREFRONT_ORIGIN to ${storefront}`)
})

it('a shop on http is told to get a certificate unless it is on this machine', async () => {
  const { examine } = await visitedShop({ scheme: 'http' })
  const found = await examine()
  expect(problemsIn(found)).toEqual([])
  expect(found.filter(({ check }) => check === 'TLS').map(({ state }) => state)).toEqual([
    'not checked',
    'not checked',
  ])
})
