import type { DeliveryTerms, ImportedZone } from '@etrend/contract'
import { daysInWords, formatPrice, termsInWords } from '@etrend/domain'
import { yesOrNo } from '../../lib/words'
import { counted } from '../../ui/display/counted'

type State = NonNullable<ImportedZone['zone']>

/** What saving a zone would change, each in words; [] for a zone that stays as it is. */
export function changeWords({ before, zone }: Pick<ImportedZone, 'before' | 'zone'>): string[] {
  if (!zone) return []
  if (!before) return ['New zone', ...termsInWords(zone)]
  const changed = terms.flatMap(([name, wordsOf]) => {
    const [old, now] = [wordsOf(before), wordsOf(zone)]
    return old === now ? [] : `${name} ${old} → ${now}`
  })
  return [...movedWords(before, zone), ...changed]
}

const terms: [string, (of: DeliveryTerms) => string][] = [
  ['Fee', ({ fee }) => formatPrice(fee)],
  ['Free from', ({ free_from }) => (free_from === null ? 'never' : formatPrice(free_from))],
  ['Time', (of) => daysInWords(of) ?? 'not given'],
  ['Cash on delivery', ({ cash_allowed }) => yesOrNo(cash_allowed).toLowerCase()],
  ['Fee for cash', ({ cash_fee }) => formatPrice(cash_fee)],
  [
    'Cash limit',
    ({ most_in_cash }) => (most_in_cash === null ? 'none' : formatPrice(most_in_cash)),
  ],
]

function movedWords(before: State, zone: State) {
  const more = zone.districts.filter((district) => !before.districts.includes(district))
  const fewer = before.districts.filter((district) => !zone.districts.includes(district))
  return [
    ...(more.length > 0 ? [`${counted(more.length, 'district')} more${named(more)}`] : []),
    ...(fewer.length > 0 ? [`${counted(fewer.length, 'district')} fewer${named(fewer)}`] : []),
  ]
}

const MOST_NAMED = 8

function named(districts: string[]) {
  return districts.length > MOST_NAMED ? '' : `: ${districts.join(', ')}`
}
