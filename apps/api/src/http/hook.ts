import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A hook that is done when `work` returns, or when its promise is resolved. An async hook would make each request wait
 * for a promise, also where nothing is to be waited for.
 */
export function hook(
  work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | undefined,
) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const waiting = work(request, reply)
    if (waiting === undefined) done()
    return waiting
  }
}
