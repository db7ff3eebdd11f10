import { useId, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook, described, Field } from './field'
import { errorOf, heldValue, type FieldOf } from './form'

export type Option = { value: number | string; label: string }

/**
 * One of `options`, held as text; undefined while they are on their way. `placeholder` stands for no choice.
 */
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
  const { value, change } = heldValue({ form, name })
  return (
    <Field id={id} label={label} isRequired={select.required} hint={hint} error={error}>
      <select
        className={controlLook}
        aria-busy={options === undefined}
        {...select}
        {...described(id, error, hint)}
        name={name}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options?.map(({ value: choice, label: words }) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
