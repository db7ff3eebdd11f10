import { KATHMANDU_OFFSET } from '@etrend/contract/kathmandu'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The day in Kathmandu of an ISO time, as 'YYYY-MM-DD'. */
export function dayOf(time: SQLWrapper): SQL<string> {
  // Not sent as a parameter: PostgreSQL takes expressions with different parameters for different ones in GROUP BY.
  return sql<string>`date(${time}, ${`${KATHMANDU_OFFSET} minutes`})`.inlineParams()
}

/** An ISO time, some milliseconds later. */
export function laterBy(time: SQLWrapper, ms: number): SQL<string> {
  return sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${time}, ${`+${ms / 1000} seconds`})`
}
