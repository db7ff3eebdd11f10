import { type SelectHTMLAttributes, useId } from 'react'
import { FieldProblem } from './field-problem'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  /** The text that shows until something is chosen. */
  blank: string
  options: readonly string[]
  problem?: string | undefined
}

/** A labelled select field, with its error below. */
export function SelectField({ label, blank, options, problem, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        required
        className="field mt-1 w-full"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        {...select}
      >
        <option value="">{blank}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
