import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/client'

/** `isServerDown`: another server would answer better, so load balancers should choose one. */
export type Problem = {
  part: 'database' | 'disk' | 'load'
  message: string
  isServerDown: boolean
}

/** Shoppers' lists may be this much older than the database while it can be reached. */
const OLDEST_MIRROR_MS = 10_000

/** What is wrong with the database, for /readyz. */
export async function databaseProblems(db: Database, log: FastifyBaseLogger): Promise<Problem[]> {
  try {
    db.mirror.get(sql`SELECT id FROM shop`)
  } catch (err) {
    log.error({ err }, 'not ready')
    return [problem('The database can’t be read.')]
  }
  const { state, mirrorAge } = await db.health()
  switch (state) {
    case 'lost':
      return [
        // All servers have one database. If each said 503, nobody would show shoppers the lists that all still have.
        {
          ...problem(
            'The database can’t be reached: shoppers see what was last read, and can’t order.',
          ),
          isServerDown: false,
        },
      ]
    case 'older':
      return [problem('The database isn’t migrated to this version.')]
    case 'unusable':
      return [problem('A newer version has changed the database, so this server can’t use it.')]
    case 'usable':
      if (mirrorAge <= OLDEST_MIRROR_MS) return []
      return [problem(`What shoppers see is ${Math.round(mirrorAge / 1000)} s old.`)]
  }
}

function problem(message: string): Problem {
  return { part: 'database', message, isServerDown: true }
}
