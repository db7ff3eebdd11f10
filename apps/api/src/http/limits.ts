import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { network } from '../lib/network'
import { Refusal } from './errors'
import { logEvent } from './security-events'
import { thisMachine } from './trusted-proxies'

type Limit = { max: number; timeWindow: string; allowList?: string[] }

/** How often one network may make calls that cost the shop much or attract robots. Sign-in has its own (account/). */
const limits: Record<string, Limit> = {
  '/register/': { max: 20, timeWindow: '1 hour' },
  '/forgot-password/': { max: 10, timeWindow: '1 hour' },
  '/reset-password/': { max: 20, timeWindow: '1 hour' },
  '/profile/email/confirm/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/read/': { max: 60, timeWindow: '1 hour' },
  '/refresh/': { max: 60, timeWindow: '1 minute' },
  '/store/products/:id/like': { max: 60, timeWindow: '1 minute' },
  '/store/cart': { max: 240, timeWindow: '1 minute' },
  // Calls from this machine are exempt: those of a proxy on it that doesn't name the client would all count as one
  // network. The limit of each phone still counts (trade/orders/place.ts).
  '/store/orders': { max: 60, timeWindow: '1 minute', allowList: thisMachine.map(network) },
  '/store/orders/:number/returns': { max: 20, timeWindow: '1 minute' },
  '/store/payments/:method/:reference': { max: 60, timeWindow: '1 minute' },
}

export async function limitCalls(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const limit = limits[route.url]
    if (limit) route.config = { ...route.config, rateLimit: limit }
  })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => network(ip),
    onExceeded: (request) => logEvent(request, 'limit-reached', { path: request.routeOptions.url }),
    errorResponseBuilder: () =>
      new Refusal(429, 'Too many of these in a short time. Please wait a little and try again.'),
  })
}
