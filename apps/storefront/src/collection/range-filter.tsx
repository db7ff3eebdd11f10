import { type FilterName, parametersOf } from '@etrend/contract/listing-filters'
import { formatNumber, formatPrice } from '@etrend/domain'
import { useId } from 'react'
import type { Chosen } from '../lib/listing-address'

type RangeFilterProps = {
  name: FilterName
  chosen: Chosen
  /** In rupees. */
  range: { min: number; max: number } | undefined
  /** Called when a field loses the focus, and on Enter. */
  onChange: (input: HTMLInputElement) => void
}

/** Fields for the lowest and highest number of rupees, with the list's own range as a hint. */
export function RangeFilter({ name: filter, chosen, range, onChange }: RangeFilterProps) {
  const id = useId()
  const ends = parametersOf(filter).map((name, at) => ({
    name,
    label: at === 0 ? 'From' : 'To',
    amount: chosen[name][0],
    hint: at === 0 ? range?.min : range?.max,
  }))
  return (
    <div>
      <div className="flex gap-3 pt-2">
        {ends.map(({ name, label, amount, hint }) => (
          <label key={name} className="min-w-0 flex-1 text-sm text-muted">
            {label} (Rs.)
            <input
              // A new key shows the address's amount again, also after a chip has removed it.
              key={amount}
              name={name}
              type="text"
              inputMode="decimal"
              pattern="[\d०-९,]{1,12}(\.[\d०-९]{1,2})?"
              title="A number of rupees"
              autoComplete="off"
              defaultValue={amount}
              placeholder={hint === undefined ? undefined : formatNumber(hint)}
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
