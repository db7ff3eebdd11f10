import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isInternal, widestNetwork } from '../lib/network'
import { isTrusted, thisMachine, type TrustedProxies } from './trusted-proxies'

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
  const isProxy = isTrusted(proxies)
  const open = new Map<string, number>()
  server.maxConnections = MOST
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isInternal(address) || isProxy(address, 0)) return
    const from = widestNetwork(address)
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
