import type { FastifyInstance } from 'fastify'

/**
 * Once the server is closing, every answer ends its connection: a browser's idle keep-alive connection would
 * otherwise hold the process up until it times out.
 */
export function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
