import type { DeliveryZone } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { plainName } from '../../../sheets/sheet'
import type { TableRow } from '../../../sheets/table'
import type { allZones } from '../zone-rows'
import type { ZoneColumn } from './zone-columns'

export type Current = Awaited<ReturnType<typeof allZones>>

/** The rows of one zone. `before`: the zone that has its name now. */
export type Group = {
  /** As the shop writes it, or else as its first row does. */
  name: string
  line: number
  isOthers: boolean
  rows: TableRow<ZoneColumn>[]
  before: DeliveryZone | undefined
  problems: { line: number; problem: string }[]
}

/** Names of the row with the terms of all districts that are in no zone, in the spelling of plainName. */
const othersNames = new Set(['allotherdistricts', 'allothers', 'otherdistricts', 'others'])

/** Puts the rows of each zone together, in the order of their first rows. A row without a name is a group with a problem. */
export function groupedRows(rows: TableRow<ZoneColumn>[], { zones }: Current): Group[] {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const written = row.cell('name').replace(/\s+/g, ' ')
    const same = zones.filter(({ name }) => nameKey(name) === nameKey(written))
    const isOthers = same.length === 0 && othersNames.has(plainName(written))
    // A name has no line breaks, so these keys are no zone's.
    const key = written === '' ? `\n${row.line}` : isOthers ? '\n' : nameKey(written)
    const known = groups.get(key)
    if (known) known.rows.push(row)
    else {
      groups.set(key, {
        name: same[0]?.name ?? written,
        line: row.line,
        isOthers,
        rows: [row],
        before: same[0],
        problems: nameProblems(written, same.length).map((problem) => ({
          line: row.line,
          problem,
        })),
      })
    }
  }
  return [...groups.values()]
}

function nameProblems(name: string, zones: number) {
  if (name === '') return ['Write the name of the zone in the column Zone.']
  if (zones < 2) return []
  return [`There are ${zones} zones called “${name}”. Give one of them another name first.`]
}
