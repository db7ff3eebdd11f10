import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors'

/** How often one address may call what costs the shop much or tempts a robot; sign-in has its own (account/). */
const limits: Record<string, { max: number; timeWindow: string }> = {
  '/register/': { max: 20, timeWindow: '1 hour' },
  '/forgot-password/': { max: 10, timeWindow: '1 hour' },
  '/reset-password/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/': { max: 20, timeWindow: '1 hour' },
  '/accept-invite/read/': { max: 60, timeWindow: '1 hour' },
  '/refresh/': { max: 60, timeWindow: '1 minute' },
  '/store/products/:id/like': { max: 60, timeWindow: '1 minute' },
  '/store/cart': { max: 240, timeWindow: '1 minute' },
}

export async function limitCalls(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const limit = limits[route.url]
    if (limit) route.config = { ...route.config, rateLimit: limit }
  })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () =>
      new Refusal(429, 'Too many of these in a short time. Please wait a little and try again.'),
  })
}
