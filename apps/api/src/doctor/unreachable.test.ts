import { createServer } from 'node:net'
import { stopGivenTime } from '@etrend/tooling/given-time'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { problemsIn, visitedShop } from '../test/visited-shop'
import { examine } from './doctor'

// Certificates, and the Date of answers, have the machine's own time.
beforeAll(stopGivenTime)

const hosts = ['localhost', 'admin.localhost']

describe('a host that', () => {
  it.each([
    ['answers with a page of its own', 'a page', 'isn’t answered by the shop (status 200)'],
    ['answers 502', 'bad gateway', 'answers 502: start the shop'],
    ['doesn’t speak HTTP', 'garbage', 'doesn’t speak HTTP'],
  ] as const)('%s is named, and nothing else is asked of it', async (_what, instead, words) => {
    const { examine: look } = await visitedShop({ scheme: 'http', instead })
    const found = await look()
    const problems = problemsIn(found)
    expect(problems).toHaveLength(2)
    for (const [place, host] of hosts.entries()) {
      expect(problems[place]).toMatch(new RegExp(`^wrong: Hosts: ${host}:\\d+ `))
      expect(problems[place]).toContain(words)
    }
    expect(found.map(({ check, state }) => `${state}: ${check}`)).toContain(
      'not checked: The proxy',
    )
  })

  it('refuses connections, or has no address, is named', async () => {
    const port = await closedPort()
    const refusing = await examine({ storefront: `http://localhost:${port}`, admin: undefined })
    expect(problemsIn(refusing)[0]).toContain(
      `wrong: Hosts: localhost:${port} refuses connections: start the shop and its proxy`,
    )
    const unknown = await examine({ storefront: 'https://shop.invalid', admin: undefined })
    const [shop, admin] = problemsIn(unknown)
    expect(shop).toMatch(/^wrong: DNS: shop\.invalid (has no address|can’t be looked up)/)
    expect(admin).toMatch(/^wrong: DNS: admin\.shop\.invalid /)
  })
})

describe('a certificate that', () => {
  it.each([
    ['has expired', { days: -1 }, /The certificate of localhost expired on \d{4}-\d\d-\d\d: renew/],
    ['expires in 13 days', { days: 13 }, /localhost is valid for 12 more days: renew it/],
    [
      'is for another name',
      { names: ['shop.example'] },
      /The certificate that localhost shows is for shop\.example: get one for localhost too/,
    ],
    [
      'comes without its issuer’s',
      { isUntrusted: true },
      /without the issuer’s: let the proxy send/,
    ],
  ])(
    '%s is named for each host, and all else is looked at past it',
    async (_what, given, words) => {
      const { examine: look } = await visitedShop(given)
      const problems = problemsIn(await look())
      expect(problems).toHaveLength(2)
      expect(problems[0]).toMatch(words)
    },
  )

  it('is for one of the two hosts only is named for the other', async () => {
    const { examine: look } = await visitedShop({ names: ['localhost'] })
    const problems = problemsIn(await look())
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('get one for admin.localhost too')
  })
})

async function closedPort() {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  await new Promise((closed) => server.close(closed))
  return port
}
