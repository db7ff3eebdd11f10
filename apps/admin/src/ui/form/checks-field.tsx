import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldError } from './field'
import { errorOf, type FieldOf } from './form'

/** Any number of a few choices, each as a box to tick. */
export function ChecksField<Values extends FieldValues, Value extends string>({
  form,
  name,
  label,
  options,
  words,
}: FieldOf<Values> & { options: readonly Value[]; words: Record<Value, string> }) {
  const id = useId()
  const error = errorOf({ form, name })
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold pb-1">{label}</legend>
      <div className="sm:grid-cols-2 grid gap-x-6">
        {options.map((value) => (
          <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              value={value}
              className="size-4 shrink-0 accent-ink pointer-coarse:size-5"
              {...form.register(name)}
            />
            {words[value]}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
