import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { FieldProblem } from './field-problem'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string
  problem?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A labelled input, with its hint or error below. */
export function TextField({ label, hint, problem, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {input.required === false && <span className="text-muted"> (optional)</span>}
      </label>
      <input
        id={id}
        required
        className="field mt-1 w-full"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : hint && `${id}-hint`}
        {...input}
      />
      {hint && !problem && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
