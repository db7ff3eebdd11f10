import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import type { Disk } from '../lib/disk'
import { databaseProblems, type Problem } from './database-problems'

/** A server that waits this long before it looks at a request, again and again, can't keep up. */
const SLOW_MS = 1000

/**
 * /livez: the process answers. /readyz: whether a load balancer should send requests to this server (http/README.md).
 * Only this machine gets the details of a problem, which would tell an attacker what to do next.
 */
export function answerHealth(
  app: FastifyInstance,
  db: Database,
  disk: Disk,
  lag = watchedLag(app),
) {
  const config = { access: 'public' as const, isLight: true as const }
  app.get('/livez', { config, logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { config, logLevel: 'silent' }, async (request, reply) => {
    if (app.isDraining()) return reply.status(503).send(draining)
    await disk.look()
    const problems = [
      ...(await databaseProblems(db, request.log)),
      ...diskProblems(disk),
      ...loadProblems(lag()),
    ]
    const isHere = loopback.has(request.ip)
    const detail = isHere && { problems: problems.map(({ part, message }) => ({ part, message })) }
    if (!problems.some(({ isServerDown }) => isServerDown)) return { status: 'ok', ...detail }
    const message = problems.map((problem) => problem.message).join(' ')
    return reply
      .status(503)
      .send({ message: isHere ? message : 'The shop isn’t ready.', ...detail })
  })
}

function watchedLag(app: FastifyInstance) {
  const loop = watchLoopLag()
  app.addHook('onClose', async () => loop.close())
  return loop.lag
}

const TICK_MS = 250
const TICKS = 5

/**
 * Watches how late timers run, which is how long a request waits before the process looks at it. `lag` is the median of
 * the last five readings in ms: one long task doesn't show, a process that can't keep up does. `clock` gives ms.
 */
export function watchLoopLag(clock = () => performance.now()) {
  const readings: number[] = []
  let due = clock() + TICK_MS
  const timer = setInterval(() => {
    const now = clock()
    readings.push(Math.max(0, now - due))
    if (readings.length > TICKS) readings.shift()
    due = now + TICK_MS
  }, TICK_MS).unref()

  return {
    lag: () => readings.toSorted((a, b) => a - b)[Math.floor(TICKS / 2)] ?? 0,
    close: () => clearInterval(timer),
  }
}

const draining = { status: 'draining', message: 'This server is stopping.' }

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function diskProblems(disk: Disk): Problem[] {
  const left = `${Math.floor(disk.space().free / 1e6)} MB are free.`
  switch (disk.state()) {
    case 'enough':
      return []
    case 'low':
      return [{ part: 'disk', message: `The disk is nearly full: ${left}`, isServerDown: false }]
    case 'full':
      return [
        {
          part: 'disk',
          message: `The disk is full: ${left}`,
          isServerDown: true,
        },
      ]
  }
}

function loadProblems(lag: number): Problem[] {
  if (lag < SLOW_MS) return []
  const message = `This server can’t keep up: requests wait ${Math.round(lag)} ms before it looks at them.`
  return [{ part: 'load', message, isServerDown: true }]
}
