import {
  deliveryTermsInput,
  deliveryZoneInput,
  type DeliveryTerms,
  type DeliveryZone,
  type ImportedZone,
} from '@etrend/contract'
import { readTable } from '../../../sheets/table'
import { sorted } from '../zone-rows'
import { groupedRows, type Current, type Group } from './grouped-rows'
import { firstCell, mergedTerm } from './merged-terms'
import { placedDistricts } from './placed-districts'
import { allTerms, zoneColumns, type TermColumn, type ZoneColumn } from './zone-columns'

/** A zone as it would be saved, and its row where there is one. */
export type PlannedZone = { imported: ImportedZone; row: DeliveryZone | undefined }

/**
 * What each zone of a table would become, beside the zones that the shop has. A column that the table lacks leaves
 * what a zone has. Refuses (400, 413) a table that readTable refuses.
 */
export function planZones(sheet: string[][], current: Current): PlannedZone[] {
  const { columns, rows } = readTable(sheet, zoneColumns)
  const groups = groupedRows(rows, current)
  const districtsOf = placedDistricts(groups, current)
  return groups.map((group) => {
    const { name, line, before: row } = group
    const before = group.isOthers ? { ...current.others, districts: [] } : (row ?? null)
    const isKept = !columns.has('districts') && before !== null
    const districts = isKept ? before.districts : sorted(districtsOf(group))
    const zone = name === '' ? null : readZone({ group, columns, before, districts })
    const problems = group.problems.toSorted((one, other) => one.line - other.line)
    const imported = {
      line,
      name,
      is_others: group.isOthers,
      problems,
      zone: problems.length > 0 ? null : zone,
      before: before && stateOf(before),
    }
    return { imported, row }
  })
}

/** The zone of these rows; null where its terms can't be read. Adds the reasons to the group's problems. */
function readZone({
  group,
  columns,
  before,
  districts,
}: {
  group: Group
  columns: ReadonlySet<ZoneColumn>
  before: DeliveryTerms | null
  districts: string[]
}) {
  const { rows, line, problems, name, isOthers } = group
  const wrong = (at: number, problem: string) => void problems.push({ line: at, problem })
  const written = (column: TermColumn) =>
    columns.has(column) ? mergedTerm(rows, column, wrong) : before?.[column]
  const terms = Object.fromEntries(allTerms.map((column) => [column, written(column)]))
  if (isOthers) {
    const filled = firstCell(rows, 'districts')
    if (filled) wrong(filled.line, NO_DISTRICTS)
  } else if (districts.length === 0 && problems.length === 0) wrong(line, ONE_DISTRICT)
  const { data, error } = isOthers
    ? deliveryTermsInput.safeParse(terms)
    : deliveryZoneInput.safeParse({ ...terms, name, districts })
  for (const { path, message } of error?.issues ?? []) {
    const column = allTerms.find((one) => one === path[0])
    if (path[0] === 'districts') continue
    wrong((column && firstCell(rows, column)?.line) ?? line, message)
  }
  return data ? stateOf({ ...data, districts }) : null
}

const NO_DISTRICTS =
  'All other districts are those that are in no zone. Leave the column Districts empty here.'
const ONE_DISTRICT = 'Write at least one district that no other row names.'

function stateOf(state: DeliveryTerms & { districts: string[] }) {
  const { fee, free_from, days_from, days_to, cash_allowed, cash_fee, most_in_cash } = state
  const terms = { fee, free_from, days_from, days_to, cash_allowed, cash_fee, most_in_cash }
  return { districts: state.districts, ...terms }
}
