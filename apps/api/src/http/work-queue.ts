import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contractRouteOf } from './contract-route'
import { Refusal } from './errors'

export type WorkQueue = ReturnType<typeof workQueue>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route costs next to nothing, or asks the work queue by itself: it is answered under any load. */
    isLight?: true
  }
}

type Waiting = { since: number; start: (mayStart: boolean) => void }

/** Whoever has waited for longer isn't answered any more, */
const LONGEST_WAIT_MS = 500
/** unless so few wait: a slow machine with few visitors is slow, but refuses nobody. */
const FEW = 20
/** Refusing costs time too: two refusals for each request that is started, and more only after this time. */
const REFUSED_AT_ONCE = 2
const LONGEST_HOLD_MS = 3_000
/** Node accepts one connection in a turn of the event loop, so a crowd is only seen after several turns. */
const MOST_LOOKS = 100

/**
 * Starts one request after the other in the order of arrival, and receives what has arrived in between. When more
 * arrive than the server can answer, those whose turn doesn't come within half a second are refused.
 */
export function workQueue() {
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
    const now = performance.now()
    refuse(now)
    hasStarted = false
    const next = waiting.shift()
    if (next) start(next)
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
    hasStarted = true
    setImmediate(() => look(undefined, 0))
    next.start(true)
  }

  return {
    /** Something has arrived: a connection, or a request on one. */
    notice: () => void (arrived += 1),

    /** Resolves when the request's turn has come: true, or false where the server has too much to do. */
    async enter({ raw }: Pick<FastifyRequest, 'raw'>) {
      // Calls inside the process (app.inject) are part of a request that has been let in.
      if (!(raw.socket instanceof Socket)) return true
      arrived += 1
      return await new Promise<boolean>((resolve) => {
        const next = { since: performance.now(), start: resolve }
        if (hasStarted) waiting.push(next)
        else start(next)
      })
    },
  }
}

/** Makes every route wait for its turn before anything else is done for it, and answers 503 where none comes. */
export function queueWork(app: FastifyInstance, queue: WorkQueue) {
  app.server.on('connection', queue.notice)
  app.addHook('onRequest', async (request) => {
    const { isLight = false } = request.routeOptions.config
    // Kept answers are looked up first (kept.ts).
    if (isLight || contractRouteOf(request)?.metadata.kept) return
    if (!(await queue.enter(request))) throw tooBusy()
  })
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
