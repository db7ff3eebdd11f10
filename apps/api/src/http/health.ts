import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import type { Disk } from '../lib/disk'

type Problem = { part: 'database' | 'disk'; message: string }

/**
 * /livez: the process answers. /readyz: it can read the shop's database and save orders. Only this machine gets the
 * details of a problem, which would tell an attacker what to do next.
 */
export function answerHealth(app: FastifyInstance, db: Database, disk: Disk) {
  const config = { access: 'public' as const, isLight: true as const }
  app.get('/livez', { config, logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { config, logLevel: 'silent' }, async (request, reply) => {
    await disk.look()
    const problems = [...databaseProblems(db, request.log), ...diskProblems(disk)]
    const isReady = disk.state() !== 'full' && !problems.some(({ part }) => part === 'database')
    const detail = loopback.has(request.ip) ? { problems } : {}
    if (isReady) return { status: 'ok', ...detail }
    const message = problems.map((problem) => problem.message).join(' ')
    const words = loopback.has(request.ip) ? message : 'The shop isn’t ready.'
    return reply.status(503).send({ message: words, ...detail })
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function databaseProblems(db: Database, log: FastifyBaseLogger): Problem[] {
  try {
    db.read.get(sql`SELECT id FROM shop`)
    return []
  } catch (err) {
    log.error({ err }, 'not ready')
    return [{ part: 'database', message: 'The database can’t be read.' }]
  }
}

function diskProblems(disk: Disk): Problem[] {
  const left = `${Math.floor(disk.space().free / 1e6)} MB are free.`
  switch (disk.state()) {
    case 'enough':
      return []
    case 'low':
      return [{ part: 'disk', message: `The disk is nearly full: ${left}` }]
    case 'full':
      return [{ part: 'disk', message: `The disk is full: ${left} Shoppers can’t order.` }]
  }
}
