import { useId, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChoicesFailed, type Choices } from '../controls/choices'
import { controlLook, described, Field } from './field'
import { errorOf, heldValue, type FieldOf } from './form'

/** A select, whose value is text. `placeholder` is the option for no choice; without it something is always chosen. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  placeholder,
  choices,
  ...select
}: FieldOf<Values> & { placeholder?: string; choices: Choices } & Omit<
    ComponentProps<'select'>,
    'form' | 'name'
  >) {
  const id = useId()
  const error = errorOf({ form, name })
  const { value, change } = heldValue({ form, name })
  const { options } = choices
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
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map(({ value: choice, label: words }) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
      <ChoicesFailed {...choices} />
    </Field>
  )
}
