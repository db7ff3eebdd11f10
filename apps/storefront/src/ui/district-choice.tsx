import { provinces, termsInWords, type ZoneTerms } from '@etrend/domain'
import { useId } from 'react'
import { keepDistrict, useDistrict } from '../lib/ordering/district'
import { useHydrated } from '../lib/use-hydrated'

type DistrictChoiceProps = {
  /** Of the chosen district; undefined until the server answers. */
  terms: ZoneTerms | undefined
  /** Why the terms could not be loaded. */
  problem?: string | undefined
}

/** Asks for the shopper's district, remembers it, and says what delivery there costs and takes. */
export function DistrictChoice({ terms, problem }: DistrictChoiceProps) {
  const id = useId()
  const district = useDistrict()
  // The names of all districts would make the page that the server sends larger than one round trip.
  const isHydrated = useHydrated()
  return (
    <div className="needs-script mt-6">
      <label htmlFor={id} className="text-sm font-medium">
        Delivery to
      </label>
      <select
        id={id}
        className="field mt-1 w-full"
        value={district}
        onChange={({ target }) => keepDistrict(target.value)}
      >
        <option value="">Choose your district</option>
        {isHydrated &&
          Object.entries(provinces).map(([province, districts]) => (
            <optgroup key={province} label={province}>
              {districts.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </optgroup>
          ))}
      </select>
      <p className="mt-2 min-h-10 text-sm text-muted" aria-live="polite">
        {district ? (terms ? termsInWords(terms).join(' · ') : problem) : HINT}
      </p>
    </div>
  )
}

const HINT = 'The delivery fee depends on the district.'
