import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../lib/refusal'
import { hook } from './hook'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws 403 for requests that other sites make a browser send: a request that changes something must show that it
 * comes from one of the shop's own pages, by `Sec-Fetch-Site: same-origin` or its `Origin`. A script, which sends
 * neither of them and no cookie, is let through. `origins`: the storefront's and the admin's.
 */
export function requireOwnOrigin(app: FastifyInstance, origins: readonly string[]) {
  const schemes = new Set(origins.map((origin) => new URL(origin).protocol))

  /** The address in the browser's bar may differ from the configured one, behind a proxy or in development. */
  function isOwnOrigin(origin: string, host: string) {
    return (
      origins.includes(origin) || [...schemes].some((scheme) => origin === `${scheme}//${host}`)
    )
  }

  // Pages can't set or change these headers; a browser that doesn't know Sec-Fetch-Site still sends Origin.
  function isOwn({ headers, host }: FastifyRequest) {
    const { origin, cookie } = headers
    const site = headers['sec-fetch-site']
    if (site === 'same-origin') return true
    if (origin !== undefined) return isOwnOrigin(origin, host)
    return site === undefined && cookie === undefined
  }

  app.addHook(
    'onRequest',
    hook((request) => {
      if (!READING.has(request.method) && !isOwn(request)) {
        throw new Refusal(403, 'This request came from another site. Open the shop and try again.')
      }
    }),
  )
}
