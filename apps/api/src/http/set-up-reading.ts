import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import { withoutMeasuring } from '../lib/kept-memory'
import { guardRoutes } from './access'
import { answerCache, cacheAnswers } from './answer-cache'
import { answerErrors } from './errors'
import { limitCalls } from './limits'
import { refuseNul } from './nul'
import { nameRequests } from './request-log'
import { setSecurityHeaders } from './security-headers'
import type { WorkQueue } from './work-queue'

type ReadingParts = {
  storefrontOrigin: string
  db: Pick<Database, 'recent'>
  /** The real time, by which calls are limited. */
  clock: () => Date
  version: () => number
  queue: WorkQueue
}

/** One person looks at these pages, so few are asked for twice. */
const CAPACITY = 2 * 1024 * 1024

/**
 * Adds what every call shares to an app that only answers what anonymous shoppers read, for requests that the shop hands
 * over: it has let them in, and waits for their turn and logs them. Browsers keep none of the answers, and search engines
 * list none. Gives the answer cache, as `setUpHttp` does.
 */
export async function setUpReading(app: FastifyInstance, parts: ReadingParts) {
  const { storefrontOrigin, version, queue } = parts
  const answers = withoutMeasuring(() => answerCache(CAPACITY))
  nameRequests(app)
  answerErrors(app)
  setSecurityHeaders(app, storefrontOrigin)
  guardRoutes(app, async () => undefined)
  await limitCalls(app, parts)
  app.removeContentTypeParser('text/plain')
  refuseNul(app)
  cacheAnswers(app, { answers, version, queue })
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.removeHeader('etag')
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    done(null, payload)
  })
  return answers
}
