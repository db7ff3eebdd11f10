import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A stop takes at most 10 s: what hasn't been received and answered 7 s after it began is cut off. */
const PATIENCE_MS = 7_000
/** Connections that are in use get an answer that ends them, before idle connections are closed. */
const TURN_OVER_MS = 100

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to close, for work that must not delay the stop. */
    closing: AbortSignal
    /** Whether the server is about to stop: it still answers, but load balancers should choose another one. */
    isDraining: () => boolean
    /**
     * Stops the server without losing a request. For `drainMs` it goes on accepting connections, while /readyz says that
     * it stops and every answer ends its connection. Then it answers what it has received, and closes.
     */
    stop: (drainMs: number) => Promise<void>
  }
}

/**
 * Adds `stop` to the server. Once the server is stopping, every answer ends its connection: a browser's idle keep-alive
 * connection would otherwise keep the process alive until it times out. So would a request that never arrives whole,
 * because Node stops timing requests out once it is closing; such connections are cut off.
 */
export function letStop(app: FastifyInstance) {
  const closing = new AbortController()
  let isDraining = false

  function begin() {
    isDraining = true
    closing.abort()
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
  }

  app.decorate('closing', closing.signal)
  app.decorate('isDraining', () => isDraining)
  app.decorate('stop', async (drainMs: number) => {
    isDraining = true
    await wait(Math.max(drainMs, TURN_OVER_MS))
    begin()
    // Before Fastify closes: from then on it refuses the calls inside the server that render a page.
    await new Promise<unknown>((resolve) => app.server.close(resolve))
    await app.close()
  })
  app.addHook('preClose', async () => begin())
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
}
