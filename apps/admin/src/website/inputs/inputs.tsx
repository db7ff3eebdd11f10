import { useId, type ComponentProps } from 'react'
import { controlLook, described, Field } from '../../ui/form/field'

type Given = { label: string; value: string; hint?: string; onChange: (value: string) => void }

/** One line of text with its label. Other attributes go to the input. */
export function TextInput({
  label,
  value,
  hint,
  onChange,
  ...input
}: Given & Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  const id = useId()
  return (
    <Field id={id} label={label} isRequired={input.required} hint={hint} error={undefined}>
      <input
        className={controlLook}
        {...input}
        {...described(id, undefined, hint)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** Several lines of text; it grows with them. */
export function AreaInput({
  label,
  value,
  hint,
  onChange,
  ...area
}: Given & Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>) {
  const id = useId()
  return (
    <Field id={id} label={label} isRequired={area.required} hint={hint} error={undefined}>
      <textarea
        rows={2}
        className={`${controlLook} field-sizing-content h-auto max-h-96 py-2 pointer-coarse:h-auto`}
        {...area}
        {...described(id, undefined, hint)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

type Option = { value: string | number; label: string }

/** A select with its label. */
export function SelectInput({
  label,
  value,
  hint,
  onChange,
  options,
}: Given & { options: readonly Option[] }) {
  const id = useId()
  return (
    <Field id={id} label={label} isRequired={undefined} hint={hint} error={undefined}>
      <select
        className={controlLook}
        {...described(id, undefined, hint)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
