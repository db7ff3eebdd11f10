import type { DeliveryZones } from '@etrend/contract'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { counted } from '../../ui/display/counted'
import { Section } from '../../ui/display/section'
import { usePhone } from '../../ui/list/use-phone'
import { useSelection } from '../../ui/list/use-selection'
import { DistrictRow, termsInShort } from './district-row'
import { placedProvinces, type PlacedProvince } from './placed'
import { PutInZone } from './put-in-zone'

/**
 * Every district by province, with its zone and the terms there. Districts in no zone can be selected, to be put in one. `words`
 * are searched in the names of districts and zones.
 */
export function Districts({ words, ...all }: DeliveryZones & { words: string }) {
  const isPhone = usePhone()
  const selection = useSelection<string>()
  const shown = placedProvinces(all, words)
  if (shown.length === 0) return null
  return (
    <div className="pt-8">
      <Section title="Districts">
        <p className="max-w-prose py-3 text-muted">{summaryWords(all)}</p>
        <div className="xl:grid-cols-2 grid items-start gap-x-10">
          {inTwoColumns(shown).map((column) => (
            <div key={column[0]?.province ?? ''}>
              {column.map((province) => (
                <details
                  // A search opens every province, and its end closes them again on a phone.
                  key={`${province.province} ${words}`}
                  open={!isPhone || words !== ''}
                  className="group pb-4"
                >
                  <summary className="flex cursor-pointer flex-wrap items-center gap-x-2 border-b border-line py-1.5 pointer-coarse:py-2.5">
                    <ChevronRight
                      size={16}
                      aria-hidden
                      className="shrink-0 text-muted group-open:rotate-90"
                    />
                    <h3 className="font-semibold">{province.province}</h3>
                    <span className="text-muted">{countWords(province)}</span>
                  </summary>
                  <ul aria-label={`Districts of ${province.province}`}>
                    {province.districts.map((placed) => (
                      <DistrictRow key={placed.district} {...placed} selection={selection} />
                    ))}
                  </ul>
                </details>
              ))}
            </div>
          ))}
        </div>
        {selection.count > 0 ? <PutInZone zones={all.zones} selection={selection} /> : null}
      </Section>
    </div>
  )
}

function summaryWords({ zones, others }: DeliveryZones) {
  const count = others.districts.length
  if (zones.length === 0) return 'There are no zones yet: every district has the same terms.'
  if (count === 0) return 'Every district is in a zone.'
  const have =
    count === 1 ? '1 district is in no zone and has' : `${count} districts are in no zone and have`
  return `${have} the terms of all other districts: ${termsInShort(others)}.`
}

/** The provinces in their order, about half of the districts in each column. */
function inTwoColumns(shown: PlacedProvince[]) {
  const half = shown.reduce((sum, { districts }) => sum + districts.length, 0) / 2
  let before = 0
  const isFirst = shown.map(({ districts }) => {
    const middle = before + districts.length / 2
    before += districts.length
    return middle <= half
  })
  return [true, false]
    .map((first) => shown.filter((_, at) => isFirst[at] === first))
    .filter((column) => column.length > 0)
}

/** 'Valley 3, no zone 10' */
function countWords({ districts }: PlacedProvince) {
  const counts = new Map<string, number>()
  for (const { zone } of districts) {
    if (zone) counts.set(zone.name, (counts.get(zone.name) ?? 0) + 1)
  }
  const free = districts.filter(({ zone }) => !zone).length
  if (free > 0) counts.set('no zone', free)
  const [only, ...rest] = counts.keys()
  if (rest.length === 0) return `${counted(districts.length, 'district')}, ${only}`
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}
