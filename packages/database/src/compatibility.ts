import type { MigrationState } from './database'
import { StartError } from './start-error'

/** A recorded floor is at least 1; 0 is what a database has in which no version has recorded one. */
const LOWEST_FLOOR = 1
const MARK = /^-- compatible since (\d{4}): \S/gm

/** The number that a migration's name begins with: 21 of `0021_gift_cards`. */
export function numberOf(migration: string) {
  return Number.parseInt(migration, 10)
}

/**
 * The floor that migrations ask for in comments like `-- compatible since 0021: …` (see apps/api/src/db/README.md):
 * versions whose newest migration has a lower number can't use the database any more.
 */
export function floorOf(texts: Iterable<string>) {
  const marks = [...texts].flatMap((text) => [...text.matchAll(MARK)])
  return Math.max(LOWEST_FLOOR, ...marks.map(([, number]) => Number(number)))
}

/** Whether a migration of this number has such a comment, with a reason, and names itself or an older migration. */
export function hasMark(text: string, number: number) {
  const since = [...text.matchAll(MARK)].map(([, digits]) => Number(digits))
  return since.length > 0 && Math.max(...since) <= number
}

/** Whether a version whose newest migration is `newest` can use a newer database with this floor. */
export function isUsableBy(floor: number, newest: number) {
  return floor >= LOWEST_FLOOR && newest >= floor
}

/** Throws StartError unless a version whose newest migration is `newest` can use a newer database with this floor. */
export function refuseBelow(floor: number, newest: number) {
  if (isUsableBy(floor, newest)) return
  throw new StartError(
    'This database comes from a newer version of eTrend, which changed it in a way that this version can’t use: ' +
      'start that version, or restore the backup that was made before the upgrade.',
  )
}

/**
 * Throws StartError for a newer database. This version can work with it, but a copy that it makes for another engine
 * would lack the tables and columns that it doesn't know.
 */
export function refuseNewer(state: MigrationState) {
  if (state !== 'newer') return
  throw new StartError(
    'The database comes from a newer version of eTrend, of which this version would lose a part: do this with that version.',
  )
}
