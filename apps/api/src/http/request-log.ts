import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runForRequest } from '../lib/request-context'
import { REQUEST_ID } from './request-id'

/**
 * All log lines of a request carry its id, which the response has in X-Request-Id, and the client's address.
 */
export function nameRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const log = request.log.child({ reqId: request.id, ip: request.ip })
    request.log = log
    reply.log = log
    reply.header(REQUEST_ID, request.id)
    runForRequest(contextOf(request), done)
  })
  // A body arrives in events of its connection, which don't belong to the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) done()
    else runForRequest(contextOf(request), done)
  })
}

/** Logs one line a request, with no query, header or body in it: those may hold what must stay secret. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (request.routeOptions.logLevel === 'silent') return
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.visitor?.id,
        key: request.visitor?.key?.id,
      },
      'request',
    )
  })
}

/** The path without its query. A path that holds a ticket or token is logged as its route: '/store/drafts/:token'. */
function loggedPath({ originalUrl, routeOptions: { url } }: FastifyRequest) {
  return url !== undefined && /:(ticket|token|code)\b/.test(url)
    ? url
    : originalUrl.split('?', 1)[0]
}

function contextOf({ id, log }: FastifyRequest) {
  return { id, log }
}
