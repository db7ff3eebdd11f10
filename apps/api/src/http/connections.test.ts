import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { capConnections } from './connections'
import type { TrustedProxies } from './trusted-proxies'

/** A server, and the connections that it would get from an address. */
function capped(proxies?: TrustedProxies) {
  const server = createServer()
  capConnections({ server }, proxies)
  return {
    server,
    connect: (address: string) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address })
      server.emit('connection', socket)
      return socket
    },
  }
}

const closed = (socket: Socket) => EventEmitter.once(socket, 'close')

test('one public network has 500 connections at most, and a new one once an old one has ended', async () => {
  const { connect } = capped()
  const open = Array.from({ length: 500 }, (_, n) => connect(`2001:db8:1:${n.toString(16)}::1`))
  expect(open.every((socket) => !socket.destroyed)).toBe(true)
  expect(connect('2001:db8:1:2:3::1').destroyed).toBe(true)
  expect(connect('2001:db8:2::1').destroyed).toBe(false)
  expect(connect('203.0.113.7').destroyed).toBe(false)

  const [first] = open
  first?.destroy()
  if (first) await closed(first)
  await expect.poll(() => connect('2001:db8:1:2:4::1').destroyed).toBe(false)
})

test('this machine and private networks, where proxies are, have no cap of their own', () => {
  const { server, connect } = capped()
  for (const address of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.9', 'fd00::7']) {
    const open = Array.from({ length: 501 }, () => connect(address))
    expect([address, open.some((socket) => socket.destroyed)]).toEqual([address, false])
  }
  expect(server.maxConnections).toBe(2000)
})

test('a trusted proxy with a public address has none either', () => {
  for (const proxies of [['203.0.113.0/24'], ['203.0.113.7'], () => true]) {
    const { connect } = capped(proxies)
    const open = Array.from({ length: 501 }, () => connect('203.0.113.7'))
    expect(open.some((socket) => socket.destroyed)).toBe(false)
  }
  const { connect } = capped(['203.0.113.0/24'])
  const open = Array.from({ length: 501 }, () => connect('198.51.100.7'))
  expect(open.some((socket) => socket.destroyed)).toBe(true)
})
