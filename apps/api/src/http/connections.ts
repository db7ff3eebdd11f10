import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { network } from '../lib/network'
import { thisMachine, type TrustedProxies } from './trusted-proxies'

const MOST = 2_000
/** Many shoppers may share one public address, of a mobile carrier for example. */
const MOST_PER_NETWORK = 500

/**
 * Caps open connections: 2,000 in all, and 500 from one public network, so that a single stranger can't use up all of
 * them. Private networks and trusted proxies, which connect for many shoppers, count only towards the total.
 */
export function capConnections(
  { server }: Pick<FastifyInstance, 'server'>,
  proxies: TrustedProxies = thisMachine,
) {
  const isProxy = typeof proxies === 'function' ? proxies : inRanges(proxies)
  const open = new Map<string, number>()
  server.maxConnections = MOST
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isPrivate(address) || isProxy(address, 0)) return
    const from = network(address)
    const count = (open.get(from) ?? 0) + 1
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
    if (count > MOST_PER_NETWORK) socket.destroy()
  })
}

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('169.254.0.0', 16)
privateNetworks.addSubnet('100.64.0.0', 10)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address is one of these, or in one of these CIDR ranges. */
function inRanges(ranges: string[]) {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(net, familyOf(net))
    else list.addSubnet(net, Number(bits), familyOf(net))
  }
  return (address: string) => list.check(address, familyOf(address))
}

/** An IPv4 address in IPv6 notation (::ffff:10.0.0.1) is checked as IPv4 by Node. */
function isPrivate(address: string) {
  return privateNetworks.check(address, familyOf(address))
}

function familyOf(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
