import type { Inspected } from '@etrend/database'
import * as z from 'zod'
import { openPool, rowsOf, type PostgresPlace } from './connections'
import { postgresUsability } from './migrate'

const OLDEST = 150_000
const about = z.object({ name: z.string(), number: z.coerce.number(), seconds: z.number() })

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
