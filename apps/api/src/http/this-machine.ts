import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Headers by which a proxy says for whom it calls. */
const forwarding = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]

/**
 * Whether a program or browser on this machine made the request, without a proxy between. No header can say so, only
 * spoil it: the connection comes from a loopback address, the Host is a loopback name, and no proxy has left a header.
 */
export function isOfThisMachine({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>) {
  const { remoteAddress = '' } = raw.socket
  if (!ipaddr.isValid(remoteAddress) || !isLoopback(remoteAddress)) return false
  const names = Object.keys(headers)
  if (names.some((name) => forwarding.includes(name) || name.startsWith('x-forwarded')))
    return false
  return isLoopbackName(headers.host ?? '')
}

function isLoopback(address: string) {
  return ipaddr.process(address).range() === 'loopback'
}

/** 'localhost:4000', 'admin.localhost', '127.0.0.1', '[::1]:4000' */
function isLoopbackName(host: string) {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(name) ? isLoopback(name) : /(^|\.)localhost$/.test(name)
}
