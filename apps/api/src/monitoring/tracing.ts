import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../lib/request-context'
import { traceWith, type RunSpan } from '../lib/spans'
import { shopVersion } from './version'

export type Tracing = ReturnType<typeof openTracing>

/** Spans wait for the collector in a queue of this length; those that find it full are dropped. */
const QUEUE = { maxQueueSize: 2048, maxExportBatchSize: 512, exportTimeoutMillis: 10_000 }
const EXPORT = { timeoutMillis: 8_000, concurrencyLimit: 4 }
const CLOSES_WITHIN_MS = 2_000

/**
 * Sends traces to the OTLP collector at `endpoint`: requests, and the spans in them (lib/spans.ts). Neither a slow nor a
 * broken collector delays the shop; spans are dropped then. The log names the beginning and the end of such a time.
 */
export function openTracing(given: {
  endpoint: string
  service: string
  /** How often finished spans are sent. */
  everyMs?: number
}) {
  const { endpoint, service, everyMs = 2_000 } = given
  const version = shopVersion()
  let log: Log | undefined
  const exporter = reported(
    new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, ...EXPORT }),
    () => log,
  )
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: everyMs, ...QUEUE })],
  })
  const tracer = provider.getTracer('etrend', version)
  const current = new AsyncLocalStorage<Span>()

  function begin(name: string, options: SpanOptions, parent: Span | undefined) {
    return tracer.startSpan(
      name,
      options,
      parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    )
  }

  const run: RunSpan = async ({ name, kind, place, attributes = {} }, work) => {
    const parent = place === 'alone' ? undefined : current.getStore()
    if (place === 'inside' && !parent) return await work(() => {})
    const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }
    const span = begin(name, options, parent)
    try {
      return await current.run(span, () => work((more) => void span.setAttributes(more)))
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }
  const stop = traceWith(run)

  return {
    /** Shows each request of the shop as a span. A call inside the process is a part of the request that makes it. */
    traceRequests: (app: FastifyInstance) => {
      log = app.log
      const spans = new WeakMap<object, Span>()
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions, id } = request
        const attributes = { 'http.request.method': method, 'etrend.request_id': id }
        const name = `${method} ${routeOptions.url ?? 'unknown'}`
        const span = begin(name, { kind: SpanKind.SERVER, attributes }, current.getStore())
        if (routeOptions.url) span.setAttribute('http.route', routeOptions.url)
        spans.set(request, span)
        current.run(span, done)
      })
      // A body arrives in events of its connection, which don't belong to the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span) current.run(span, done)
        else done()
      })
      app.addHook('onError', async (request, _reply, error) => {
        const span = spans.get(request)
        if (span) fail(span, error)
      })
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },

    /** Sends what is left, for 2 seconds at most. */
    async close() {
      stop()
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, CLOSES_WITHIN_MS)))
      await Promise.race([provider.shutdown().catch(() => {}), late])
      clearTimeout(timer)
    },
  }
}

/** Notes the kind of an error. Its message is left out, since it may name a customer. */
function fail(span: Span, error: unknown) {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The exporter, with a line in the log when the collector is lost and when it is reached again. */
function reported(exporter: SpanExporter, log: () => Log | undefined): SpanExporter {
  let isLost = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined || result.code !== 0
        if (failed && !isLost) {
          log()?.warn({ why: result.error?.message }, 'traces can’t be sent; they are dropped')
        }
        if (!failed && isLost) log()?.info({}, 'traces are sent again')
        isLost = failed
        done(result)
      })
    },
    forceFlush: async () => await exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
