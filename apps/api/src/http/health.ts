import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'

/** /livez: the process answers. /readyz: it can read the shop's database. */
export function answerHealth(app: FastifyInstance, db: Database) {
  const config = { access: 'public' as const, isLight: true as const }
  app.get('/livez', { config, logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { config, logLevel: 'silent' }, async (request, reply) => {
    try {
      db.read.get(sql`SELECT id FROM shop`)
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.status(503).send({ message: 'The database can’t be read.' })
    }
  })
}
