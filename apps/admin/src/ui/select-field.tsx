import { useId, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook, described, Field } from './field'
import { errorOf, type FieldOf } from './form'

export type Option = { value: number | string; label: string }

/** One of `options`; undefined while they are on their way. `placeholder` stands for no choice. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  placeholder,
  options,
  ...select
}: FieldOf<Values> & {
  placeholder: string
  options: Option[] | undefined
} & Omit<ComponentProps<'select'>, 'form' | 'name'>) {
  const id = useId()
  const error = errorOf({ form, name })
  return (
    <Field id={id} label={label} isRequired={select.required} hint={hint} error={error}>
      <select
        className={controlLook}
        aria-busy={options === undefined}
        {...select}
        {...form.register(name)}
        {...described(id, error, hint)}
        // Controlled, so that a value chosen before the options arrive is shown once they are there.
        value={String(form.watch(name) ?? '')}
      >
        <option value="">{placeholder}</option>
        {options?.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
