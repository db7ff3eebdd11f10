import { useId, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook, described, Field } from './field'
import { errorOf, type FieldOf } from './form'

/** Several lines of text; it grows with them. Other attributes go to the textarea. */
export function TextAreaField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...area
}: FieldOf<Values> & Omit<ComponentProps<'textarea'>, 'form' | 'name'>) {
  const id = useId()
  const error = errorOf({ form, name })
  return (
    <Field id={id} label={label} isRequired={area.required} hint={hint} error={error}>
      <textarea
        rows={4}
        className={`${controlLook} field-sizing-content h-auto max-h-96 min-h-24 py-2 pointer-coarse:h-auto`}
        {...area}
        {...form.register(name)}
        {...described(id, error, hint)}
      />
    </Field>
  )
}
