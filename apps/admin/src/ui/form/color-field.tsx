import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook, described, Field } from './field'
import { errorOf, heldValue, type FieldOf } from './form'

/** A hex code, typed or chosen in a color picker. Text field and picker follow each other. */
export function ColorField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
}: FieldOf<Values> & { required?: boolean }) {
  const id = useId()
  const error = errorOf({ form, name })
  const { value, change } = heldValue({ form, name })
  const hex = typeof value === 'string' ? value : ''
  return (
    <Field id={id} label={label} isRequired={required} hint={hint} error={error}>
      <div className="flex gap-2">
        <input
          className={`${controlLook} max-w-40 tabular-nums`}
          name={name}
          required={required}
          maxLength={7}
          placeholder="#1f2a4d"
          value={hex}
          onChange={(event) => change(event.target.value)}
          {...described(id, error, hint)}
        />
        <input
          type="color"
          aria-label={`Pick the ${label}`}
          className="size-9 shrink-0 cursor-pointer rounded-control border border-edge bg-raised p-1 pointer-coarse:size-11"
          value={sixDigits(hex) ?? '#000000'}
          onChange={(event) => change(event.target.value)}
        />
      </div>
    </Field>
  )
}

/** '#1f2a4d', the only format that a browser's color picker accepts; undefined while the code is incomplete. */
function sixDigits(hex: string) {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(hex.trim()) ?? []
  if (!digits) return undefined
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`.toLowerCase()
}
