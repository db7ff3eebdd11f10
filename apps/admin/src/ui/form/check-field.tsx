import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { described, FieldError } from './field'
import { errorOf, type FieldOf } from './form'

/** Yes or no, as a box to tick. */
export function CheckField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
}: FieldOf<Values>) {
  const id = useId()
  const error = errorOf({ form, name })
  return (
    <div className="grid gap-1">
      <label
        htmlFor={id}
        className="font-semibold flex items-center gap-2 justify-self-start pointer-coarse:h-11"
      >
        <input
          type="checkbox"
          className="size-4 accent-ink pointer-coarse:size-5"
          {...form.register(name)}
          {...described(id, error, hint)}
        />
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ps-6 text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  )
}
