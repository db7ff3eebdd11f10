import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runForRequest } from '../lib/request-context'
import { REQUEST_ID } from './request-id'

/**
 * One line a request, with no query, header or body in it: those may hold what must stay secret. This line and all
 * others of the request carry its id, which the response has in X-Request-Id, and the client's address.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const log = request.log.child({ ip: request.ip })
    request.log = log
    reply.log = log
    reply.header(REQUEST_ID, request.id)
    runForRequest(contextOf(request), done)
  })
  // A body arrives in events of its connection, which don't belong to the request.
  app.addHook('preValidation', (request, _reply, done) => runForRequest(contextOf(request), done))
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'silent') return
    const [path] = request.originalUrl.split('?', 1)
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.visitor?.id,
        key: request.visitor?.key?.id,
      },
      'request',
    )
  })
}

function contextOf({ id, log }: FastifyRequest) {
  return { id, log }
}
