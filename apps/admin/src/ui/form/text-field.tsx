import { useId, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook, described, Field } from './field'
import { errorOf, type FieldOf } from './form'

/** One line of text. Other attributes go to the input. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...input
}: FieldOf<Values> & Omit<ComponentProps<'input'>, 'form' | 'name'>) {
  const id = useId()
  const error = errorOf({ form, name })
  return (
    <Field id={id} label={label} isRequired={input.required} hint={hint} error={error}>
      <input
        className={controlLook}
        {...input}
        {...form.register(name)}
        {...described(id, error, hint)}
      />
    </Field>
  )
}
