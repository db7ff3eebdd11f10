import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAddress, isInternal } from '../lib/network'
import { Refusal } from '../lib/refusal'
import { declaredOf } from './access'
import { hook } from './hook'
import { logEvent } from './security-events'

/** The app that a host name belongs to; `internal` are the server's own addresses, which scripts call. */
export type App = 'storefront' | 'admin' | 'internal'

export type AppOf = (request: Pick<FastifyRequest, 'hostname'>) => App

/**
 * Tells by its host which app a request is for: the admin's configured host or any `admin.` host, an address or
 * name that only the server's own network knows, or the storefront, which has every other name.
 */
export function appsByHost(given: { storefrontOrigin: string; adminOrigin: string }): AppOf {
  const storefront = new URL(given.storefrontOrigin).hostname
  const admin = new URL(given.adminOrigin).hostname
  return (request) => {
    const hostname = request.hostname.toLowerCase()
    if (hostname === admin || hostname.startsWith('admin.')) return 'admin'
    return hostname !== storefront && isInternalName(hostname) ? 'internal' : 'storefront'
  }
}

/** Answers staff calls with 404 on the storefront's host, before anything else of the request is checked. */
export function keepStaffCallsOffStorefront(app: FastifyInstance, appOf: AppOf) {
  app.addHook(
    'onRequest',
    hook((request) => {
      const declared = declaredOf(request.routeOptions.config)
      if (declared?.access !== 'staff' || declared.hosts === 'all') return
      if (appOf(request) !== 'storefront') return
      const { method, routeOptions } = request
      logEvent(request, 'access-refused', { status: 404, method, route: routeOptions.url })
      throw new Refusal(404, 'There is nothing at this address.')
    }),
  )
}

const ownNames = /^[^.]+$|\.(internal|local|localhost|lan|home\.arpa)$/

/** Whether the name is unknown to public name servers, or the address isn't routed on the internet. */
function isInternalName(hostname: string) {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isAddress(address) ? isInternal(address) : ownNames.test(hostname)
}
