import type { DeliveryTerms } from '@etrend/contract'
import { daysInWords, formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { SelectBox } from '../../ui/list/select-box'
import type { Selection } from '../../ui/list/use-selection'
import type { PlacedDistrict } from './placed'

/** A district, and its zone with what is special there. A district in no zone has a checkbox. */
export function DistrictRow({
  district,
  zone,
  selection,
}: PlacedDistrict & { selection: Selection<string> }) {
  return (
    <li className="sm:grid-cols-[1.25rem_9rem_minmax(0,1fr)_auto] max-sm:min-h-12 grid min-h-7 grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 border-b border-line">
      {zone ? (
        <span />
      ) : (
        <SelectBox
          label={`Select ${district}`}
          isChosen={selection.has(district)}
          onChange={(isChosen) => selection.change([district], isChosen)}
        />
      )}
      <span className="font-medium">{district}</span>
      {zone ? (
        <Link
          to={`${home}/delivery/${zone.id}`}
          aria-label={`${district} is in ${zone.name}: edit the zone`}
          className="truncate underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
        >
          {zone.name}
        </Link>
      ) : (
        <span className="text-muted">No zone</span>
      )}
      <span className="max-sm:col-span-2 max-sm:col-start-2 text-sm text-muted tabular-nums">
        {zone ? termsInShort(zone) : ''}
      </span>
    </li>
  )
}

/** 'Rs. 100 · 1–2 days · no cash' */
export function termsInShort(terms: DeliveryTerms) {
  const days = daysInWords(terms, 'day')
  return [
    terms.fee === 0 ? 'Free' : formatPrice(terms.fee),
    ...(days ? [days] : []),
    ...(terms.cash_allowed ? [] : ['no cash']),
  ].join(' · ')
}
