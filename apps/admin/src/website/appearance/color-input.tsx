import { useId } from 'react'
import { Button } from '../../ui/controls/button'
import { controlLook, described, Field } from '../../ui/form/field'

/** A hex code, typed or picked. '' stands for the shop's own color, `standard`. */
export function ColorInput({
  label,
  hint,
  value,
  standard,
  problem,
  onChange,
}: {
  label: string
  hint: string
  value: string
  standard: string
  problem: string | undefined
  onChange: (color: string) => void
}) {
  const id = useId()
  const isWhole = /^#[0-9a-f]{6}$/.test(value)
  const error = value === '' || isWhole ? problem : 'Enter a color like #a8123e.'
  return (
    <Field id={id} label={label} isRequired={undefined} hint={hint} error={error}>
      <div className="flex gap-2">
        <input
          className={`${controlLook} max-w-32 tabular-nums`}
          maxLength={7}
          placeholder={standard}
          value={value}
          onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
          {...described(id, error, hint)}
        />
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          className="size-9 shrink-0 cursor-pointer rounded-control border border-edge bg-raised p-1 pointer-coarse:size-11"
          value={isWhole ? value : standard}
          onChange={({ target }) => onChange(target.value)}
        />
        {value !== '' && (
          <Button aria-label={`Standard ${label.toLowerCase()}`} onClick={() => onChange('')}>
            Standard
          </Button>
        )}
      </div>
    </Field>
  )
}
