import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'

/** The request that the running code works for. `log` adds the request's id and the client's address to each line. */
export type RequestContext = { id: string; log: Log }

/** The part of a logger that the shop's work uses. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs `work` for a request: whatever it starts, also after the answer, can ask for `currentRequest()`. */
export function runForRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work)
}

/** The request that the caller works for; undefined in periodic jobs. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore()
}

/** A log whose lines carry the id of the request that caused them. Lines of periodic jobs go to `log` itself. */
export function requestLog(log: Log): Log {
  const current = () => currentRequest()?.log ?? log
  return {
    info: (...line: [unknown, string?]) => current().info(...line),
    warn: (...line: [unknown, string?]) => current().warn(...line),
    error: (...line: [unknown, string?]) => current().error(...line),
  }
}
