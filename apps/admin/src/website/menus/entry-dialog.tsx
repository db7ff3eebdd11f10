import { menuEntry, menuKind, type MenuPlace } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialog/dialog'
import { EntryFields, useTargets } from './entry-fields'
import type { EntryValues } from './entry-values'
import type { Entry } from './menu-tree'

/** The form's texts as an entry, with only what its kind has. */
const entrySchema = z
  .custom<EntryValues>()
  .transform((values): z.input<typeof menuEntry> => {
    const kind = menuKind.catch('page').parse(values.kind)
    const isRow = kind === 'category' || kind === 'subcategory' || kind === 'collection'
    return {
      kind,
      label: kind === 'social' ? '' : values.label,
      target: isRow && values.target ? Number(values.target) : null,
      address: kind === 'page' || kind === 'link' ? values.address : '',
    }
  })
  .pipe(menuEntry)

/** Asks what an entry leads to, and for its label. */
export function EntryDialog({
  place,
  entry,
  isBelow,
  onSave,
  onCancel,
}: {
  place: MenuPlace
  entry: Entry | undefined
  isBelow: boolean
  onSave: (entry: Omit<Entry, 'key'>) => void
  onCancel: () => void
}) {
  const targets = useTargets()
  const form = useForm<EntryValues, unknown, z.output<typeof menuEntry>>({
    resolver: zodResolver(entrySchema),
    defaultValues: {
      kind: entry?.kind ?? 'category',
      target: String(entry?.target ?? ''),
      address: entry?.address ?? '',
      label: entry?.label ?? '',
    },
  })
  const submit = form.handleSubmit((values) => {
    const { options } = targets[values.kind] ?? {}
    const chosen = options?.find(({ value }) => value === values.target)
    onSave({ ...values, name: chosen?.label ?? '' })
  })
  return (
    <Dialog title={entry ? 'Change the entry' : 'Add an entry'} onCancel={onCancel}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 pt-4">
        <EntryFields form={form} place={place} isBelow={isBelow} targets={targets} />
        <div className="flex justify-end gap-2 pt-1">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" kind="primary">
            {entry ? 'Change' : 'Add'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
