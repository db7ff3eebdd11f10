import type { ImportedZone } from '@etrend/contract'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { counted } from '../../ui/display/counted'
import type { Column } from '../../ui/list/column'
import { PlainTable } from '../../ui/list/plain-table'
import { changeWords } from './change-words'

/** The zones of a table as they would be saved. Those with a problem come first. */
export function ImportedZones({ zones }: { zones: ImportedZone[] }) {
  const wrong = zones.filter(({ problems }) => problems.length > 0)
  const ordered = [...wrong, ...zones.filter((zone) => !wrong.includes(zone))]
  return (
    <section aria-label="What would be saved" className="pt-8">
      <p
        role="status"
        className={`pb-3 text-base ${wrong.length > 0 ? 'font-medium text-danger' : ''}`}
      >
        {wrong.length > 0
          ? `${wrong.length} of ${counted(zones.length, 'zone')} can’t be saved. Correct the lines in the table. Nothing is saved until then.`
          : outcomeWords(zones)}
      </p>
      <PlainTable
        title="Zones to save"
        columns={wrong.length > 0 ? [...columns, problemColumn] : columns}
        rows={ordered}
        keyOf={({ line }) => line}
      />
    </section>
  )
}

/** How many of these zones would be written. */
export function changedZones(zones: ImportedZone[]) {
  return zones.filter((zone) => changeWords(zone).length > 0).length
}

function outcomeWords(zones: ImportedZone[]) {
  const added = zones.filter(({ before }) => before === null).length
  const changed = changedZones(zones) - added
  const same = zones.length - added - changed
  if (added + changed === 0) return 'The shop has all of this already.'
  const parts = [
    added > 0 ? `adds ${counted(added, 'zone')}` : '',
    changed > 0 ? `changes ${counted(changed, 'zone')}` : '',
    same > 0 ? `leaves ${counted(same, 'zone')} as ${same === 1 ? 'it is' : 'they are'}` : '',
  ]
  return `This ${parts.filter(Boolean).join(', ')}.`
}

const columns: Column<ImportedZone>[] = [
  { title: 'Line', kind: 'number', place: 'labelled', cell: ({ line }) => line },
  {
    title: 'Zone',
    place: 'lead',
    cell: ({ name, is_others }) => (is_others ? 'All other districts' : name || 'No name'),
  },
  {
    title: 'What changes',
    place: 'foot',
    cell: (zone) =>
      zone.zone ? <Lines of={changeWords(zone)} otherwise="Stays as it is" /> : null,
  },
  {
    title: 'Districts',
    place: 'line',
    cell: ({ zone, is_others }) => (zone && !is_others ? districtWords(zone.districts) : null),
  },
]

const problemColumn: Column<ImportedZone> = {
  title: 'Problem',
  place: 'foot',
  cell: ({ problems }) =>
    problems.length === 0 ? null : (
      <ul className="sm:max-w-96 grid gap-1 font-medium text-danger">
        {problems.map(({ line, problem }) => (
          <li key={`${line} ${problem}`} className="flex gap-1.5">
            <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            Line {line}: {problem}
          </li>
        ))}
      </ul>
    ),
}

function Lines({ of, otherwise }: { of: string[]; otherwise: string }) {
  if (of.length === 0) return <span className="text-muted">{otherwise}</span>
  return (
    <ul>
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

/** All of them up to a line; otherwise how many. */
function districtWords(districts: string[]) {
  return districts.length <= 12 ? districts.join(', ') : counted(districts.length, 'district')
}
