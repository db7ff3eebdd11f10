import type { FastifyInstance } from 'fastify'

/**
 * One line a request, with no query, header or body in it: those may hold what must stay secret. This line and all
 * others of the request carry the client's address.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const log = request.log.child({ ip: request.ip })
    request.log = log
    reply.log = log
  })
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
      },
      'request',
    )
  })
}
