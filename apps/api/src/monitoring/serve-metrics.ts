import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { logEvent } from '../http/security-events'
import { isEqual } from '../lib/is-equal'
import { Refusal } from '../lib/refusal'
import type { Metrics } from './metrics'

type Door = { scrape: Metrics['scrape']; token: string | undefined }

/**
 * Answers GET /metrics on the shop's own port, to callers that send the token as `Authorization: Bearer …`. The route
 * isn't queued behind shoppers: a busy shop is what the metrics are for.
 */
export function serveOnShop(app: FastifyInstance, scrape: Metrics['scrape'], token: string) {
  const config = { access: 'public' as const, isLight: true as const }
  app.get('/metrics', { config, logLevel: 'silent' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isAllowed(request.headers.authorization, token)) {
      logEvent(request, 'access-refused', { status: 401, method: 'GET', route: '/metrics' })
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, 'Send the metrics token.')
    }
    const { type, body } = await scrape()
    return await reply.type(type).send(body)
  })
}

/** A server of its own for GET /metrics, without the shop. Resolves once it listens; rejects where it can't. */
export async function serveOnOwnPort(door: Door, { host, port }: { host: string; port: number }) {
  const server = createServer(LIMITS, (request, response) => void answer(door, request, response))
  server.maxConnections = 50
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Of several processes, none hands this port to the others.
    server.listen({ host, port, exclusive: true }, resolve)
  })
  return {
    port: portOf(server.address()),
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const LIMITS = { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 120_000 }

async function answer({ scrape, token }: Door, request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request
  request.resume()
  if (url.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end()
  if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
  if (!isAllowed(headers.authorization, token)) {
    return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
  }
  const { type, body } = await scrape()
  return response.writeHead(200, { 'content-type': type }).end(body)
}

/** Compares in constant time. Without a token set, everybody who reaches the port is allowed. */
function isAllowed(authorization: string | undefined, token: string | undefined) {
  return token === undefined || isEqual(authorization ?? '', `Bearer ${token}`)
}

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' && address ? address.port : 0
}
