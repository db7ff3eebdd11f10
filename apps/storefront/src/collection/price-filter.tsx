import type { ProductList } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useId } from 'react'
import type { ListingState } from '../lib/listing-address'

type PriceFilterProps = {
  state: ListingState
  range: ProductList['facets']['price'] | undefined
  /** Called when a price field loses the focus, and on Enter. */
  onChange: (input: HTMLInputElement) => void
}

/** Fields for the lowest and highest price, with the list's own price range as a hint. */
export function PriceFilter({ state, range, onChange }: PriceFilterProps) {
  const id = useId()
  const ends = [
    { name: 'min_price', label: 'From', price: state.minPrice, hint: range?.min },
    { name: 'max_price', label: 'To', price: state.maxPrice, hint: range?.max },
  ]
  return (
    <div>
      <div className="flex gap-3 pt-2">
        {ends.map(({ name, label, price, hint }) => (
          <label key={name} className="min-w-0 flex-1 text-sm text-muted">
            {label} (Rs.)
            <input
              // A new key shows the address's price again, also after a chip has removed it.
              key={price}
              name={name}
              type="text"
              inputMode="decimal"
              pattern="[\d०-९]{1,9}(\.[\d०-९]{1,2})?"
              title="A number of rupees"
              autoComplete="off"
              defaultValue={price}
              placeholder={hint?.toString()}
              aria-describedby={id}
              className="field mt-1 w-full text-base text-ink"
              onBlur={({ currentTarget }) => onChange(currentTarget)}
              onKeyDown={({ key, currentTarget }) => {
                // Browsers don't submit a form of two fields without a button on Enter.
                if (key === 'Enter') onChange(currentTarget)
              }}
            />
          </label>
        ))}
      </div>
      <p id={id} className="mt-2 min-h-5 text-sm text-muted">
        {range && `${formatPrice(range.min)} – ${formatPrice(range.max)}`}
      </p>
    </div>
  )
}
