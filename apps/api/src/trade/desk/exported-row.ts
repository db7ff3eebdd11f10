import { kathmanduTime } from '@etrend/contract/kathmandu'
import type { Queries } from '../../db/client'

/** A row as it stands in the file: a cell for each column, in their order. */
export type ExportedRow = Record<string, string | number | boolean | null>
/** Reads the rows after the last one of the slice before, or the first ones; [] where there are no more. */
export type Slices = (
  db: Queries,
  last: ExportedRow | undefined,
  rows: number,
) => Promise<ExportedRow[]>

/** '2026-11-21 20:05' in Kathmandu; null stays null. */
export function localTime(time: string | null) {
  return time && kathmanduTime(new Date(time)).slice(0, 16).replace('T', ' ')
}
