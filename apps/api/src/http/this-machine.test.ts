import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { isOfThisMachine } from './this-machine'

async function judged(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  // A server that trusts every proxy: what a proxy says must still not count.
  const app = Fastify({ trustProxy: true })
  app.get('/', (request) => ({ isOurs: isOfThisMachine(request) }))
  const answer = await app.inject({ url: '/', headers, remoteAddress })
  return answer.json<{ isOurs: boolean }>().isOurs
}

describe('a request of this machine', () => {
  it.each(['localhost', 'localhost:4000', 'admin.localhost:4000', '127.0.0.1:80', '[::1]:4000'])(
    'comes from a loopback address to %s',
    async (host) => {
      expect(await judged({ host })).toBe(true)
      expect(await judged({ host }, '::1')).toBe(true)
      expect(await judged({ host }, '::ffff:127.0.0.1')).toBe(true)
    },
  )

  it.each(['203.0.113.9', '10.0.0.4', '::ffff:10.0.0.4', '2001:db8::1'])(
    'does not come from %s, whatever its headers say',
    async (address) => {
      expect(await judged({ host: 'localhost' }, address)).toBe(false)
      const forged = { host: 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' }
      expect(await judged(forged, address)).toBe(false)
    },
  )

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '127.0.0.1'],
  ])('has not passed a proxy on it, which leaves %s', async (name, value) => {
    expect(await judged({ host: 'localhost', [name]: value })).toBe(false)
  })

  it.each(['admin.shop.example', 'localhost.evil.example', '127.0.0.1.nip.example', '192.168.1.2'])(
    'does not name the public host %j',
    async (host) => {
      expect(await judged({ host })).toBe(false)
    },
  )
})
