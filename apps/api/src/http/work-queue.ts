import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../lib/refusal'
import { contractRouteOf } from './contract-route'
import { hook } from './hook'
import { isInside } from './inside'

export type WorkQueue = ReturnType<typeof workQueue>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is very cheap, or enters the work queue itself: its requests don't wait here. */
    isLight?: true
  }
}

type Waiting = { since: number; isWrite: boolean; start: (mayStart: boolean) => void }

/** A request that has waited for longer than this is refused, */
const LONGEST_WAIT_MS = 500
/** unless at most this many wait: a slow machine with few visitors is slow, but refuses nobody. */
const FEW = 20
/** Refusing costs time too: two requests are refused for each one that is started, */
const REFUSED_AT_ONCE = 2
/** and more only when they arrived longer ago than this. */
const LONGEST_HOLD_MS = 3_000
/**
 * At most so many requests that write are started together, where they wait one behind the other: their transactions are
 * then flushed to the disk together (packages/database, commit-groups.ts).
 */
const MOST_WRITES = 8
/** Node accepts one connection in a turn of the event loop, so a crowd is only seen after several turns. */
const MOST_LOOKS = 100

/**
 * Starts requests in the order of arrival, one after the other or several that write, and receives what has arrived in
 * between. When more arrive than the server can answer, those whose turn doesn't come within half a second are refused.
 * `elapsed` gives milliseconds that setting the clock doesn't change.
 */
export function workQueue(elapsed = () => performance.now()) {
  const waiting: Waiting[] = []
  const late: Waiting[] = []
  let hasStarted = false
  let arrived = 0

  /** Looks for new arrivals until there are none, then starts the next request. */
  function look(before: number | undefined, looks: number) {
    if (arrived === before || looks === MOST_LOOKS) return startNext()
    const seen = arrived
    setImmediate(() => look(seen, looks + 1))
  }

  function startNext() {
    refuse(elapsed())
    hasStarted = false
    for (const next of waiting.splice(0, startable())) start(next)
  }

  /** How many of those that wait are started together: one, or several that write. */
  function startable() {
    const reading = waiting.slice(0, MOST_WRITES).findIndex(({ isWrite }) => !isWrite)
    return reading === -1 ? MOST_WRITES : Math.max(1, reading)
  }

  function refuse(now: number) {
    while (waiting.length > FEW && isOlder(waiting[0], now - LONGEST_WAIT_MS)) {
      late.push(...waiting.splice(0, 1))
    }
    const count = late.filter((one) => isOlder(one, now - LONGEST_HOLD_MS)).length
    const refused = waiting.length > 0 ? Math.max(REFUSED_AT_ONCE, count) : late.length
    for (const one of late.splice(0, refused)) one.start(false)
  }

  function start(next: Waiting) {
    if (!hasStarted) setImmediate(() => look(undefined, 0))
    hasStarted = true
    next.start(true)
  }

  return {
    /** Notes that a connection has arrived, or a request on it. */
    notice: () => void (arrived += 1),

    /** Resolves to true when the request's turn has come, or to false when the server has too much to do. */
    async enter(request: Pick<FastifyRequest, 'raw'>) {
      if (isInside(request)) return true
      arrived += 1
      return await new Promise<boolean>((resolve) => {
        const isWrite = request.raw.method !== 'GET'
        const next = { since: elapsed(), isWrite, start: resolve }
        if (hasStarted) waiting.push(next)
        else start(next)
      })
    },
  }
}

/** Makes every request wait for its turn before anything else is done for it. Throws 503 when its turn doesn't come. */
export function queueWork(app: FastifyInstance, queue: WorkQueue) {
  async function enter(request: FastifyRequest) {
    if (!(await queue.enter(request))) throw tooBusy()
  }

  app.server.on('connection', queue.notice)
  app.addHook(
    'onRequest',
    hook((request) => {
      const { isLight = false } = request.routeOptions.config
      // Cached answers are looked up before the request waits (answer-cache.ts).
      if (isLight || contractRouteOf(request)?.metadata.kept) return
      return enter(request)
    }),
  )
}

function isOlder(one: Waiting | undefined, time: number) {
  return one !== undefined && one.since < time
}

export function tooBusy() {
  return new Refusal(
    503,
    'The shop has very many visitors right now. Please try again in a moment.',
  )
}
