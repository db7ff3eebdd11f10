import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { currentRequest } from '../lib/request-context'
import { isTrusted, type TrustedProxies } from './trusted-proxies'

export const REQUEST_ID = 'x-request-id'

/** Letters, digits and -_. only: an id is copied into logs and response headers. */
const SAFE = /^[\w.-]{8,64}$/

type Raw = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * Gives each request its id: the X-Request-Id of a trusted proxy if it has 8 to 64 safe characters, else a new one. A
 * call inside the process has the id of the request that makes it.
 */
export function requestIds(proxies: TrustedProxies) {
  const isProxy = isTrusted(proxies)
  return ({ headers, socket }: Raw) => {
    const outer = currentRequest()
    if (outer) return outer.id
    const given = headers[REQUEST_ID]
    const isSafe = typeof given === 'string' && SAFE.test(given)
    return isSafe && isProxy(socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}
