import type { FastifyInstance } from 'fastify'

/** A stop takes at most 10 s: what hasn't been received and answered 7 s after it began is cut off. */
const PATIENCE_MS = 7_000

/**
 * Once the server is closing, every answer ends its connection: a browser's idle keep-alive connection would
 * otherwise keep the process alive until it times out. So would a request that never arrives whole, because Node stops
 * timing requests out once it is closing; such connections are cut off.
 */
export function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** Aborts when the server begins to close, for work that must not delay the stop. */
export function closingSignal(app: FastifyInstance) {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  return closing.signal
}
