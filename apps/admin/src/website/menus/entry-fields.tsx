import { menuKind, type MenuPlace } from '@etrend/contract'
import { useCollectionChoices } from '../../catalogue/collection-choices'
import { useCategoryChoices, useSubcategoryChoices } from '../../catalogue/options'
import type { Choices } from '../../ui/controls/choices'
import type { FormOf } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import type { EntryValues } from './entry-values'
import { kindsOf } from './menu-words'
import { PageSelect } from './page-select'

/** The rows that an entry may lead to, by its kind. */
export function useTargets(): Partial<Record<string, Choices>> {
  return {
    category: useCategoryChoices('Failed to fetch categories'),
    subcategory: useSubcategoryChoices(),
    collection: useCollectionChoices(),
  }
}

/** The fields of an entry: only those that its kind has. */
export function EntryFields({
  form,
  place,
  isBelow,
  targets,
}: {
  form: FormOf<EntryValues>
  place: MenuPlace
  isBelow: boolean
  targets: Partial<Record<string, Choices>>
}) {
  const kind = menuKind.catch('page').parse(form.watch('kind'))
  const choices = targets[kind]
  return (
    <>
      <SelectField form={form} name="kind" label="Leads to" choices={kindsOf(place, isBelow)} />
      {choices ? (
        <SelectField
          form={form}
          name="target"
          label="Which one"
          placeholder="Choose one"
          choices={choices}
          required
        />
      ) : null}
      {kind === 'page' ? <PageSelect form={form} /> : null}
      {kind === 'page' || kind === 'link' ? (
        <TextField
          form={form}
          name="address"
          label="Address"
          hint={kind === 'page' ? 'A path of the shop, like /faq.' : 'Starts with https://.'}
          autoComplete="off"
          required
        />
      ) : null}
      {kind === 'social' ? null : (
        <TextField
          form={form}
          name="label"
          label="Label"
          hint={choices ? 'Leave it empty to show the title.' : ''}
          required={choices === undefined}
        />
      )}
    </>
  )
}
