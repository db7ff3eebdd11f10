import { useId } from 'react'
import { controlLook, Field } from '../../ui/form/field'
import type { FormOf } from '../../ui/form/form'
import type { EntryValues } from './entry-values'
import { usePageChoices } from './page-choices'

/** Chooses a page of the shop: fills in its address, and its title as the label unless another one was entered. */
export function PageSelect({ form }: { form: FormOf<EntryValues> }) {
  const id = useId()
  const groups = usePageChoices()
  const pages = groups.flatMap((group) => group.pages)
  const address = form.watch('address')
  const current = pages.find(({ path }) => path === address)

  function choose(path: string) {
    const chosen = pages.find((page) => page.path === path)
    if (!chosen) return
    const label = form.watch('label')
    form.setValue('address', path, { shouldDirty: true, shouldValidate: true })
    if (label === '' || label === current?.title) {
      form.setValue('label', chosen.title, { shouldDirty: true, shouldValidate: true })
    }
  }

  return (
    <Field id={id} label="Page" isRequired={false} error={undefined}>
      <select
        id={id}
        className={controlLook}
        value={current?.path ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Choose a page, or enter its path below</option>
        {groups.map(({ kind, pages: ofKind }) => (
          <optgroup key={kind} label={kind}>
            {ofKind.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}
