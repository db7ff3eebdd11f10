import { useCollectionChoices } from '../catalogue/collection-choices'
import { ChoicesFailed } from '../ui/controls/choices'
import { FieldError } from '../ui/form/field'
import { errorOf, heldValue, type Draft, type FormOf } from '../ui/form/form'
import type { CodeDraft } from './promo-code-draft'

/** The collections that a code is limited to, as boxes to tick. */
export function PromoCollectionsField({ form }: { form: FormOf<Draft<CodeDraft>> }) {
  const choices = useCollectionChoices()
  const { options, isFailed = false } = choices
  const { value, change } = heldValue({ form, name: 'collections' })
  const chosen = typeof value === 'string' && value !== '' ? value.split(',') : []
  const toggle = (id: string) =>
    change((chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join())

  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold mb-1">Only for products of</legend>
      <p className="text-muted">
        With none ticked, the code counts for every product. Otherwise it takes nothing off other
        products of the same order.
      </p>
      <ChoicesFailed {...choices} />
      {options === undefined && !isFailed ? <p className="text-muted">Loading…</p> : null}
      {options?.length === 0 ? <p className="text-muted">There are no collections yet.</p> : null}
      {options?.map(({ value: id, label }) => (
        <label key={id} className="flex items-center gap-2 pointer-coarse:h-11">
          <input
            type="checkbox"
            className="size-4 accent-ink pointer-coarse:size-5"
            checked={chosen.includes(String(id))}
            onChange={() => toggle(String(id))}
          />
          {label}
        </label>
      ))}
      <FieldError id="collections" error={errorOf({ form, name: 'collections' })} />
    </fieldset>
  )
}
