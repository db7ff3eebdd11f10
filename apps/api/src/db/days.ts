import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The day of an ISO time, as 'YYYY-MM-DD', where days begin `utcOffset` minutes east of UTC. */
export function dayOf(time: SQLWrapper, utcOffset: number): SQL<string> {
  // Not sent as a parameter: PostgreSQL takes expressions with different parameters for different ones in GROUP BY.
  return sql<string>`date(${time}, ${`${utcOffset} minutes`})`.inlineParams()
}

/** An ISO time, some milliseconds later. */
export function laterBy(time: SQLWrapper, ms: number): SQL<string> {
  return sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${time}, ${`+${ms / 1000} seconds`})`
}
