import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseHealth, Inspected } from '@etrend/database'
import type pg from 'pg'
import * as z from 'zod'
import { openPool, rowsOf, type PostgresPlace } from './connections'
import { postgresUsability } from './migrate'

const PATIENCE_MS = 1_500
const OLDEST = 150_000
const about = z.object({ name: z.string(), number: z.coerce.number(), seconds: z.number() })

/** Asks the database how it is; while a question has no answer, no second one is asked. */
export function healthOf(pool: pg.Pool, mirror: { age: () => number }, migrations: string) {
  let asking: Promise<DatabaseHealth['state']> | undefined

  async function ask() {
    const state = await postgresUsability(pool, migrations).catch(() => 'lost' as const)
    asking = undefined
    return state
  }

  return async (): Promise<DatabaseHealth> => {
    asking ??= ask()
    const state = await Promise.race([asking, wait(PATIENCE_MS, 'lost' as const, { ref: false })])
    return { state, mirrorAge: mirror.age() }
  }
}

/** Reads what a database is, beside a running shop. The failure names neither user nor password. */
export async function inspectPostgres({ url, migrations }: PostgresPlace): Promise<Inspected> {
  const pool = openPool(url, 1)
  const { hostname, pathname } = new URL(url)
  try {
    const [row] = await rowsOf(
      pool,
      `SELECT current_setting('server_version') AS name, current_setting('server_version_num') AS number,
        extract(epoch FROM clock_timestamp()) AS seconds`,
    )
    const { name, number, seconds } = about.parse(row)
    const secondsAhead = seconds - Date.now() / 1000
    return {
      name: `The database ${pathname.slice(1)} on ${hostname} (PostgreSQL ${name})`,
      isTooOld: number < OLDEST,
      usability: await postgresUsability(pool, migrations.postgres),
      secondsAhead,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      failure: `${reason.replace(/\.$/, '')}: check DATABASE_URL, and that ${hostname} runs`,
    }
  } finally {
    await pool.end()
  }
}
