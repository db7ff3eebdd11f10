import { sql, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The day of an ISO time, as 'YYYY-MM-DD', where days begin `utcOffset` minutes east of UTC. */
export function dayOf(time: AnySQLiteColumn, utcOffset: number): SQL<string> {
  return sql<string>`date(${time}, ${`${utcOffset} minutes`})`
}
