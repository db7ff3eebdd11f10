import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChoicesFailed, type Choices } from './choices'
import { controlLook, described, Field } from './field'
import { errorOf, heldValue, type FieldOf } from './form'
import { useCombobox } from './use-combobox'

/** As many choices as are shown at once; typing brings the others. */
export const MOST_CHOICES = 50

/**
 * One of however many there are, found by typing and held as the text of its id. `useChoices` looks for what was
 * typed; `current` is how the saved choice is called.
 */
export function ComboboxField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  placeholder,
  useChoices,
  current,
  required,
  onChoose,
}: FieldOf<Values> & {
  placeholder: string
  useChoices: (words: string) => Choices
  current?: string | undefined
  required?: boolean
  onChoose?: () => void
}) {
  const id = useId()
  const error = errorOf({ form, name })
  const { value, change } = heldValue({ form, name })
  const combobox = useCombobox({
    listId: `${id}-list`,
    useChoices,
    value: typeof value === 'string' ? value : '',
    current,
    choose: (next) => {
      change(next)
      onChoose?.()
    },
  })
  const { options, choices, list, isOpen } = combobox
  return (
    <Field id={id} label={label} isRequired={required} hint={hint} error={error}>
      <div className="relative">
        <input
          className={`${controlLook} placeholder:text-muted`}
          name={name}
          placeholder={placeholder}
          required={required}
          {...described(id, error, hint)}
          {...combobox.input}
        />
        {isOpen ? (
          <ul
            {...list}
            aria-label={label}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control bg-raised p-1 shadow-float"
          >
            {options.map((option) => (
              <li
                key={option.value}
                {...combobox.option(option)}
                className="cursor-pointer rounded-control px-2 py-1.5 wrap-break-word aria-selected:bg-sunk pointer-coarse:py-3"
              >
                {option.label}
              </li>
            ))}
            {choices.options && options.length === 0 ? <Note>Nothing is called that.</Note> : null}
            {options.length >= MOST_CHOICES ? <Note>Type to find others.</Note> : null}
            {choices.options || choices.isFailed ? null : <Note>Looking…</Note>}
          </ul>
        ) : null}
      </div>
      <ChoicesFailed {...choices} />
    </Field>
  )
}

function Note({ children }: { children: string }) {
  return (
    <li role="presentation" className="px-2 py-1.5 text-muted">
      {children}
    </li>
  )
}
