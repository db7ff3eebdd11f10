import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { ParametersOf, RenderPage } from '@etrend/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import type { AnswerCache } from '../http/answer-cache'
import type { AppOf } from '../http/hosts'
import type { WorkQueue } from '../http/work-queue'
import { serveAdmin } from './admin'
import { servePages } from './pages'
import { productFeed } from './product-feed'

export type WebParts = {
  storefront: string
  admin: string
  renderPage: RenderPage
  parametersOf: ParametersOf
  scriptHashes: string[]
  sitemapPaths: readonly string[]
  db: Database
  storefrontOrigin: string
  adminOrigin: string
  appOf: AppOf
  answers: AnswerCache
  version: () => number
  clock: () => Date
  queue: WorkQueue
  /** Where pages may post forms to besides the shop: the gateways. */
  formTargets: readonly string[]
}

/** Serves the two built apps: the admin on its own host, the storefront on every other. */
export async function serveWeb(app: FastifyInstance, parts: WebParts) {
  const admin = await serveAdmin(
    parts.admin,
    { storefront: parts.storefrontOrigin, admin: parts.adminOrigin },
    parts.answers,
  )
  const pages = await servePages(app, { ...parts, folder: join(parts.storefront, 'client') })

  const feed = productFeed(parts.db, parts.storefrontOrigin, parts.clock)
  app.get('/feeds/products.xml', { config: { access: 'public' } }, async (request, reply) => {
    if (isOfApi(request) || parts.appOf(request) === 'admin') return reply.callNotFound()
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8')
    return await sendPieces(request, reply, feed())
  })

  app.get('/*', { config: { access: 'public', isLight: true } }, async (request, reply) => {
    if (isOfApi(request)) return reply.callNotFound()
    if (parts.appOf(request) === 'admin') return await admin(request, reply)
    return await pages(request, reply)
  })
}

/** Whether the address begins with /api/: an unknown one is a plain 404 then, not a page. */
function isOfApi({ url, originalUrl }: FastifyRequest) {
  return url !== originalUrl
}

/** Sends a text of any length as it is written, compressed for those who know gzip. A failure cuts it off. */
async function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
) {
  reply.header('vary', 'accept-encoding')
  // One piece is ready at a time, so that a slow reader doesn't fill the memory.
  const text = Readable.from(pieces, { highWaterMark: 1 })
  if (!request.headers['accept-encoding']?.includes('gzip')) return await reply.send(text)
  const packed = createGzip()
  pipeline(text, packed, () => undefined)
  return await reply.header('content-encoding', 'gzip').send(packed)
}
