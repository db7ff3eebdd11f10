import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { network } from '../lib/network'
import { Refusal } from './errors'
import { logEvent } from './security-events'
import { thisMachine } from './trusted-proxies'

type Limit = {
  max: number
  timeWindow: string
  allowList?: (request: FastifyRequest) => boolean
}
type Shared = { db: Pick<Database, 'recent'>; clock: () => Date }

const ownNetworks = thisMachine.map(network)

/** How often one network may make calls that cost the shop much or attract robots. Sign-in has its own (account/). */
const limits: Record<string, Limit> = {
  '/register/': { max: 20, timeWindow: '1 hour' },
  '/forgot-password/': { max: 10, timeWindow: '1 hour' },
  '/reset-password/': { max: 20, timeWindow: '1 hour' },
  '/profile/email/confirm/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/read/': { max: 60, timeWindow: '1 hour' },
  // A check by `npm run doctor` takes about ten, one of them with a body of 12 MB.
  '/connection': { max: 60, timeWindow: '1 minute' },
  '/refresh/': { max: 60, timeWindow: '1 minute' },
  '/store/products/:id/like': { max: 60, timeWindow: '1 minute' },
  '/store/cart': { max: 240, timeWindow: '1 minute' },
  // Calls from this machine are exempt: those of a proxy on it that doesn't name the client would all count as one
  // network. The limit of each phone still counts (trade/orders/place.ts).
  '/store/orders': { max: 60, timeWindow: '1 minute', allowList: isOfThisMachine },
  '/store/orders/:number/returns': { max: 20, timeWindow: '1 minute' },
  '/store/payments/:method/:reference': { max: 60, timeWindow: '1 minute' },
}

/** Limits the calls of a network to all servers of the shop together. */
export async function limitCalls(app: FastifyInstance, shared: Shared) {
  app.addHook('onRoute', (route) => {
    const limit = limits[route.url]
    if (limit) route.config = { ...route.config, rateLimit: limit }
  })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip, method, routeOptions: { url } }) => `${method} ${url} ${network(ip)}`,
    store: storeOf(shared),
    onExceeded: (request) => logEvent(request, 'limit-reached', { path: request.routeOptions.url }),
    errorResponseBuilder: () =>
      new Refusal(429, 'Too many of these in a short time. Please wait a little and try again.'),
  })
}

/** Where the plugin counts: in the database of the shop, under keys that name the route. */
function storeOf({ db, clock }: Shared): FastifyRateLimitStoreCtor {
  return class Store {
    incr(...[key, answer, windowMs]: Increment) {
      db.recent.call(key, windowMs, clock()).then(
        ({ calls, leftMs }) => answer(null, { current: calls, ttl: leftMs }),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      )
    }

    child() {
      return this
    }
  }
}

type Increment = Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>

function isOfThisMachine({ ip }: FastifyRequest) {
  return ownNetworks.includes(network(ip))
}
