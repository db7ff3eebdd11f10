import { existingChoice, type ExistingChoice } from '@etrend/contract'
import { useId } from 'react'

/** Chooses what the import does with products whose title and brand the shop has already. */
export function ExistingSelect({
  value,
  onChange,
}: {
  value: ExistingChoice
  onChange: (choice: ExistingChoice) => void
}) {
  const [id, hint] = [useId(), useId()]
  return (
    <div className="max-w-3xl flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id}>Products that exist already</label>
      <select
        id={id}
        aria-describedby={hint}
        value={value}
        onChange={({ target }) => onChange(existingChoice.parse(target.value))}
        className="h-9 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
      >
        {existingChoice.options.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </select>
      <p id={hint} className="basis-full text-muted">
        {hints[value]}
      </p>
    </div>
  )
}

const labels: Record<ExistingChoice, string> = {
  refuse: 'are an error',
  update: 'are updated',
  skip: 'are left unchanged',
}

const hints: Record<ExistingChoice, string> = {
  refuse: 'A product exists already if the shop has one with the same title and brand.',
  update:
    'Filled cells replace description, prices and sub category. Missing colors and sizes are added, and the opening stock is added to the current stock.',
  skip: 'Rows of these products are ignored.',
}
