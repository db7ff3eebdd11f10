import { READY } from './helper-process'

/**
 * Makes this process a helper of the server: it answers each message of the server with what `answer` returns, and
 * dies with the server.
 */
export function serveAsHelper(answer: (message: unknown) => unknown) {
  process.on('message', (message) => {
    void reply(message)
  })
  // Ctrl-C reaches the whole group, and the server finishes what is in flight.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  // The server has ended. A plain exit would wait for the work in progress.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.send?.(READY)

  // A failure here is a bug: it ends this process and shows on stderr.
  async function reply(message: unknown) {
    process.send?.(await answer(message))
  }
}
