import { counterMethod, type CounterMethod } from '@etrend/contract'
import { counterWords } from '../../lib/order-words'

/** How a sale is paid at the counter: one choice, large enough for a finger. */
export function PaidByField({
  value,
  onChange,
}: {
  value: CounterMethod
  onChange: (method: CounterMethod) => void
}) {
  return (
    <fieldset>
      <legend className="font-semibold pb-1">Paid by</legend>
      <div className="grid grid-cols-2 gap-2">
        {counterMethod.options.map((method) => (
          <label
            key={method}
            className="font-semibold flex min-h-11 cursor-pointer items-center justify-center rounded-control bg-raised px-3 text-center inset-ring inset-ring-line has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="paid_by"
              className="sr-only"
              checked={value === method}
              onChange={() => onChange(method)}
            />
            {counterWords[method]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
