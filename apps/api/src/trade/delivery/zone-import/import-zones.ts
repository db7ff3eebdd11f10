import type { ZoneImport } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import type { Database, Queries } from '../../../db/client'
import type { Author } from '../../../records/audit'
import { addRow, changeRow } from '../../../records/writes'
import { refuseProblems } from '../../../sheets/table'
import { allZones, freeDistricts, replaceOthers } from '../zone-rows'
import { zoneStore } from '../zone-store'
import { planZones, type PlannedZone } from './plan-zones'

/** Says which zones a table has and what is wrong with its rows. Writes nothing. */
export async function tryImport(queries: Queries, sheet: string[][]): Promise<ZoneImport> {
  const planned = planZones(sheet, await allZones(queries))
  return { zones: planned.map(({ imported }) => imported), added: 0, changed: 0 }
}

/**
 * Adds and replaces the zones of a table as if by hand, each with its audit entry; or none, and refuses (400), where a
 * row has a problem.
 */
export async function importZones(
  db: Database,
  sheet: string[][],
  by: Author,
): Promise<ZoneImport> {
  return await db.transaction(async (tx) => {
    const planned = planZones(sheet, await allZones(tx))
    const problems = planned.flatMap(({ imported }) => imported.problems)
    refuseProblems(problems.toSorted((one, other) => one.line - other.line))
    // A district can move from one zone of the table to another, so it leaves the first before the other gets it.
    await freeDistricts(
      tx,
      planned.flatMap(({ row }) => row?.id ?? []),
    )
    for (const one of planned) await saveZone(tx, one, by)
    return {
      zones: planned.map(({ imported }) => imported),
      added: planned.filter(({ imported }) => imported.before === null).length,
      changed: planned.filter(
        ({ imported: { before, zone } }) => before && !isSameJson(before, zone),
      ).length,
    }
  })
}

async function saveZone(tx: Queries, { imported, row }: PlannedZone, by: Author) {
  const { name, zone, is_others } = imported
  if (!zone) return
  const { districts, ...terms } = zone
  if (is_others) await replaceOthers(tx, terms, by)
  else if (row) await changeRow(tx, zoneStore, row, { name, districts, ...terms }, by)
  else await addRow(tx, zoneStore, { name, districts, ...terms }, by)
}
