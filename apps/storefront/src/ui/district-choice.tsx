import type { OfferedDelivery } from '@etrend/contract'
import { provinces } from '@etrend/domain'
import { useId } from 'react'
import { deliveryInWords } from '../lib/ordering/delivery-words'
import { keepDistrict, useDistrict } from '../lib/ordering/district'
import { useHydrated } from '../lib/use-hydrated'

type DistrictChoiceProps = {
  /** Of the chosen district, or before the choice; undefined until the server answers. */
  terms: OfferedDelivery | undefined
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
    <div className="needs-script">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="shrink-0 text-sm font-medium">
          Delivery to
        </label>
        <select
          id={id}
          className="field min-w-0 flex-1"
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
      </div>
      <p className="mt-2 min-h-10 text-sm text-muted" aria-live="polite">
        {deliveryInWords(district, terms) ?? problem}
      </p>
    </div>
  )
}
