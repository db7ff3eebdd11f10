import { PressButton } from '@etrend/look/press-button'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChoicesFailed } from '../../ui/controls/choices'
import { Combobox } from '../../ui/controls/combobox'
import { Thumbnail } from '../../ui/display/thumbnail'
import { controlLook, described, Field } from '../../ui/form/field'
import { errorOf, heldValue, type FieldOf } from '../../ui/form/form'
import { useScopeChoices, useScopeRows } from './scope-choices'
import { keysIn, keyText } from './scope-text'

/**
 * Products, chosen by category, sub category, collection, brand or one by one: a field to find them by typing, and what
 * was chosen below it, each with a button that takes it out.
 */
export function ScopeField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  chosenLabel,
  required = false,
}: FieldOf<Values> & { chosenLabel: string; required?: boolean }) {
  const id = useId()
  const error = errorOf({ form, name })
  const { value, change } = heldValue({ form, name })
  const keys = keysIn(value)
  const { nameOf, pictureOf } = useScopeRows(keys)
  const choices = useScopeChoices('')
  const texts = keys.map(keyText)

  function add(chosen: string) {
    if (chosen !== '' && !texts.includes(chosen)) change([...texts, chosen].join('\n'))
  }

  /** Takes a row out, and gives the focus to what takes its place, or to the field where nothing is left. */
  function takeOut(place: number, list: HTMLUListElement | null) {
    const left = texts.toSpliced(place, 1)
    change(left.join('\n'))
    setTimeout(() => {
      const buttons = list?.querySelectorAll('button')
      const next = left.length > 0 ? buttons?.[Math.min(place, left.length - 1)] : undefined
      const target = next ?? document.getElementById(id)
      target?.focus()
    })
  }

  return (
    <Field id={id} label={label} isRequired={required} hint={hint} error={error}>
      <Combobox
        className={`${controlLook} placeholder:text-muted`}
        name={name}
        placeholder="Add a category, collection, brand or product"
        {...described(id, error, hint)}
        value=""
        current=""
        useFound={useScopeChoices}
        listLabel={label}
        onChoose={add}
      />
      <ChoicesFailed {...choices} />
      {keys.length > 0 ? (
        <ul aria-label={chosenLabel} className="flex max-h-60 flex-wrap gap-2 overflow-y-auto py-1">
          {keys.map((key, place) => {
            const text = keyText(key)
            const words = nameOf(key)
            const picture = pictureOf(key)
            return (
              <li key={text}>
                <PressButton
                  aria-label={`Take out ${words}`}
                  onClick={({ currentTarget }) => takeOut(place, currentTarget.closest('ul'))}
                  className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full bg-sunk py-1 ps-3 pe-2 text-start pointer-coarse:min-h-11"
                >
                  {picture ? <Thumbnail src={picture} isSmall /> : null}
                  {words}
                  <X size={14} aria-hidden className="shrink-0" />
                </PressButton>
              </li>
            )
          })}
        </ul>
      ) : null}
    </Field>
  )
}
