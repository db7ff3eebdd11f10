import { type InputHTMLAttributes, useId } from 'react'
import { FieldProblem } from './field-problem'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; problem?: string }

/** A labelled input; what is wrong with it stands under it. */
export function TextField({ label, problem, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        required
        className="field mt-1 w-full"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        {...input}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
