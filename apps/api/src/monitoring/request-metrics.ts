import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { isInside } from '../http/inside'

/** Counts a shop's requests by the pattern of their route. */
export type MeasureRequests = (app: FastifyInstance) => void

/**
 * Prepares the metrics of requests. Their labels have few values: a route's pattern, never its address, and `unknown`
 * for addresses without a route. Calls inside the process are part of another request and aren't counted.
 */
export function requestMetrics(registry: Registry): MeasureRequests {
  const registers = [registry]
  const requests = new Counter({
    name: 'etrend_http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'etrend_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  return (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      if (!isInside(request)) {
        const labels = { method: request.method, route: routeOf(request, reply) }
        requests.inc({ ...labels, status: reply.statusCode })
        // A live stream is open for as long as its page is.
        if (!isStream(reply)) seconds.observe(labels, reply.elapsedTime / 1000)
      }
      done()
    })
  }
}

/** The storefront's catch-all route is split into `page` and `file`. */
function routeOf(request: FastifyRequest, reply: FastifyReply) {
  const { url } = request.routeOptions
  if (url === undefined) return 'unknown'
  if (url !== '/*') return url
  return typeOf(reply).startsWith('text/html') ? 'page' : 'file'
}

function isStream(reply: FastifyReply) {
  return typeOf(reply).startsWith('text/event-stream')
}

function typeOf(reply: FastifyReply) {
  return String(reply.getHeader('content-type') ?? '')
}
