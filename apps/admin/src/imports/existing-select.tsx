import { existingChoice, type ExistingChoice } from '@etrend/contract'
import { useId } from 'react'

/** What becomes of products whose title and brand the shop has already. */
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
      <label htmlFor={id}>Products that are there already</label>
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
  skip: 'are left alone',
}

const hints: Record<ExistingChoice, string> = {
  refuse: 'A product is known by its title and brand.',
  update:
    'They take what filled cells say of description, prices and sub category; colors and sizes that they lack are added, and the stock comes on top of theirs.',
  skip: 'Their rows are not looked at.',
}
