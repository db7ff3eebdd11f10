import { join } from 'node:path'
import type { ParametersOf, RenderPage } from '@etrend/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import type { AnswerCache } from '../http/answer-cache'
import type { AppOf } from '../http/hosts'
import type { WorkQueue } from '../http/work-queue'
import { serveAdmin } from './admin'
import { servePages } from './pages'

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

  app.get('/*', { config: { access: 'public', isLight: true } }, async (request, reply) => {
    // An unknown address under /api/ is a plain 404, not a page.
    if (request.url !== request.originalUrl) return reply.callNotFound()
    if (parts.appOf(request) === 'admin') return await admin(request, reply)
    return await pages(request, reply)
  })
}
