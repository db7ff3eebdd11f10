import { kathmanduTime } from '@etrend/contract/kathmandu'
import { DAY_MS } from '../lib/times'
import type { Manifest } from './manifest'

type Dated = Pick<Manifest, 'id' | 'made_at'>

/**
 * The ids of the backups to keep: the newest of each of the last 7 days, 4 weeks and 12 months that have one, and all
 * of the last 24 hours. Days are Kathmandu's, weeks begin on Sunday.
 */
export function backupsToKeep(backups: readonly Dated[], now: Date): Set<string> {
  const newestFirst = backups.toSorted((one, other) => other.made_at.localeCompare(one.made_at))
  const recent = newestFirst.filter(({ made_at }) => now.getTime() - Date.parse(made_at) < DAY_MS)
  return new Set([
    ...recent.map(({ id }) => id),
    ...newestOfEach(newestFirst, 7, (day) => day),
    ...newestOfEach(newestFirst, 4, weekOf),
    ...newestOfEach(newestFirst, 12, (day) => day.slice(0, 7)),
  ])
}

/** The newest backup of each of the last `most` periods; `periodOf` names the period of a day like '2026-11-21'. */
function newestOfEach(
  newestFirst: readonly Dated[],
  most: number,
  periodOf: (day: string) => string,
) {
  const newest = new Map<string, string>()
  for (const { id, made_at } of newestFirst) {
    const period = periodOf(kathmanduTime(new Date(made_at)).slice(0, 10))
    if (!newest.has(period)) newest.set(period, id)
  }
  return [...newest.values()].slice(0, most)
}

/** Numbers weeks from Sunday, 28 December 1969. */
function weekOf(day: string) {
  return String(Math.floor((Date.parse(day) / DAY_MS + 4) / 7))
}
