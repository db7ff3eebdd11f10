import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChoicesFailed } from '../controls/choices'
import { Combobox, type UseFound } from '../controls/combobox'
import { controlLook, described, Field } from './field'
import { errorOf, heldValue, type FieldOf } from './form'

/** A choice among many, found by typing. The form holds its id as text; `current` is the saved choice's name. */
export function ComboboxField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  placeholder,
  useFound,
  current,
  required,
  onChoose,
}: FieldOf<Values> & {
  placeholder: string
  useFound: UseFound
  current?: string | undefined
  required?: boolean
  onChoose?: () => void
}) {
  const id = useId()
  const error = errorOf({ form, name })
  const { value, change } = heldValue({ form, name })
  const { isFailed, isTrying, retry } = useFound('')
  return (
    <Field id={id} label={label} isRequired={required} hint={hint} error={error}>
      <Combobox
        className={`${controlLook} placeholder:text-muted`}
        name={name}
        placeholder={placeholder}
        required={required}
        {...described(id, error, hint)}
        value={typeof value === 'string' ? value : ''}
        current={current}
        useFound={useFound}
        listLabel={label}
        onChoose={(next) => {
          change(next)
          onChoose?.()
        }}
      />
      <ChoicesFailed isFailed={isFailed} isTrying={isTrying} retry={retry} options={undefined} />
    </Field>
  )
}
