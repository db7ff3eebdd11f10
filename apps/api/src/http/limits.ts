import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { networks } from '../lib/network'
import { Refusal } from '../lib/refusal'
import { logEvent } from './security-events'
import { thisMachine } from './trusted-proxies'

type Limit = {
  max: number
  timeWindow: string
  allowList?: (request: FastifyRequest) => boolean
  /** The methods that are limited; all where it is absent. */
  methods?: readonly string[]
}
type Shared = { db: Pick<Database, 'recent'>; clock: () => Date }

const ownNetworks = thisMachine.map((address) => networks(address)[0]?.name)

const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/** How often one network, see networks(), may make calls that cost the shop much or attract robots. Sign-in has its own (account/). */
const limits: Record<string, Limit> = {
  '/register/': { max: 20, timeWindow: '1 hour' },
  '/forgot-password/': { max: 10, timeWindow: '1 hour' },
  '/reset-password/': { max: 20, timeWindow: '1 hour' },
  '/profile/email/confirm/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/read/': { max: 60, timeWindow: '1 hour' },
  '/staff/mail-texts/:kind/test': { max: 30, timeWindow: '1 hour' },
  '/staff/sms/test': { max: 30, timeWindow: '1 hour' },
  // A check by `npm run doctor` takes about ten, one of them with a body of 12 MB.
  '/connection': { max: 60, timeWindow: '1 minute' },
  '/refresh/': { max: 60, timeWindow: '1 minute' },
  '/store/products/:id/like': { max: 60, timeWindow: '1 minute' },
  // A changed rating makes every cached page of the catalogue old.
  '/store/products/:id/reviews': { max: 20, timeWindow: '1 minute', methods: changing },
  '/store/products/:id/reviews/mine': { max: 20, timeWindow: '1 minute', methods: changing },
  '/store/products/:id/alerts': { max: 30, timeWindow: '1 hour' },
  '/store/products/:id/reviews/mine/photos': { max: 20, timeWindow: '1 minute' },
  '/store/products/:id/reviews/mine/photos/:photo': { max: 20, timeWindow: '1 minute' },
  // It names the whole catalogue; Google and Meta ask for it once an hour at most.
  '/feeds/products.xml': { max: 30, timeWindow: '1 hour' },
  '/store/cart': { max: 240, timeWindow: '1 minute' },
  // Calls from this machine are exempt: those of a proxy on it that doesn't name the client would all count as one
  // network. The limit of each phone still counts (trade/orders/place.ts).
  '/store/orders': { max: 60, timeWindow: '1 minute', allowList: isOfThisMachine },
  '/store/orders/:number/payments': { max: 60, timeWindow: '1 minute', allowList: isOfThisMachine },
  '/store/orders/:number/cash': { max: 60, timeWindow: '1 minute', allowList: isOfThisMachine },
  '/store/orders/:number/returns': { max: 20, timeWindow: '1 minute' },
  '/store/payments/:method/:reference': { max: 60, timeWindow: '1 minute' },
}

/** Limits the calls of a network to all servers of the shop together. */
export async function limitCalls(app: FastifyInstance, shared: Shared) {
  app.addHook('onRoute', (route) => {
    const limit = limits[route.url]
    if (!limit) return
    const { methods, ...rateLimit } = limit
    if (methods && !methods.includes(String(route.method))) return
    route.config = { ...route.config, rateLimit }
  })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip, method, routeOptions: { url } }) => `${method} ${url} ${ip}`,
    store: storeOf(shared),
    onExceeded: (request) => logEvent(request, 'limit-reached', { path: request.routeOptions.url }),
    errorResponseBuilder: () =>
      new Refusal(429, 'Too many of these in a short time. Please wait a little and try again.'),
  })
}

/**
 * Where the plugin counts: in the database of the shop, under keys that name the route and a network. A call counts for
 * each network of its address; the plugin is told of the one that has used most of its share.
 */
function storeOf({ db, clock }: Shared): FastifyRateLimitStoreCtor {
  async function count(key: string, windowMs: number) {
    const [method = '', url = '', ip = ''] = key.split(' ')
    const counts = await Promise.all(
      networks(ip).map(async ({ name, share }) => {
        const { calls, leftMs } = await db.recent.call(
          `${method} ${url} ${name}`,
          windowMs,
          clock(),
        )
        return { current: Math.ceil(calls / share), ttl: leftMs }
      }),
    )
    return counts.reduce((most, one) => (one.current > most.current ? one : most))
  }

  return class Store {
    incr(...[key, answer, windowMs]: Increment) {
      count(key, windowMs).then(
        (most) => answer(null, most),
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
  return ownNetworks.includes(networks(ip)[0]?.name)
}
