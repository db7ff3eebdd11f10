import type { ReactNode } from 'react'

type RadioOptionsProps<Value> = {
  legend: ReactNode
  name: string
  /** Each value with its words. */
  options: readonly (readonly [Value, string])[]
  chosen: Value
  onChange: (value: Value) => void
  /** How the options are laid out. */
  className: string
}

/** A choice of one of a few values, as radio buttons below a legend. */
export function RadioOptions<Value>(props: RadioOptionsProps<Value>) {
  const { legend, name, options, chosen, onChange, className } = props
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className={`mt-1 gap-x-6 ${className}`}>
        {options.map(([value, words]) => (
          <label key={words} className="filter-option">
            <input
              type="radio"
              name={name}
              className="tick"
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
