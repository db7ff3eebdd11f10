import { productsChange, type RefusedRow } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { inWords } from '../lib/words'
import type { Bulk } from '../resource/resource'
import { Button } from '../ui/controls/button'
import { Dialog } from '../ui/dialog/dialog'
import { Notice } from '../ui/state/notice'
import { useUndo } from '../ui/state/use-undo'
import { changeOf, fieldOf, noChange } from './product-change'
import { ProductChangeFields } from './product-change-fields'
import { ProductPreview, usePreview } from './product-preview'

/** Changes prices and other fields of the chosen products. If one can't take the change, none changes. */
export function ProductBulkEdit(bulk: Bulk) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PencilLine size={16} aria-hidden />
        Change
      </Button>
      {isOpen ? <ChangeDialog {...bulk} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ChangeDialog({ ids, match, count, finish, onClose }: Bulk & { onClose: () => void }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.bulk.products.useMutation()
  const { undo } = useUndo('products')
  const [refusal, setRefusal] = useState<{ message: string; rows: RefusedRow[] }>()
  const form = useForm({ defaultValues: noChange })
  const { isSubmitting } = form.formState
  const draft = useWatch({ control: form.control })
  const chosen = match ? { match, ...(ids.length > 0 && { ids }) } : { ids }
  const preview = usePreview(chosen, changeOf({ ...noChange, ...draft }))
  const refusals = preview.data?.refusals ?? 0
  const [leavesRefused, setLeavesRefused] = useState(false)

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined)
    const change = productsChange.safeParse(changeOf(values))
    if (!change.success) return change.error.issues.forEach(show)
    const leaving = refusals > 0 && leavesRefused && { leave_refused: true }
    const body = { ...chosen, change: change.data, ...leaving }
    try {
      const { audit, done, refused } = (await mutateAsync({ body })).body
      const words = `${inWords('products', done.length)} changed`
      if (refused.length > 0) setRefusal({ message: `${words}, but not these:`, rows: refused })
      // Closed first: an open dialog would ask for its preview again in the reload.
      else flushSync(onClose)
      if (audit === null) notify.success(words)
      else notify.changed(words, { kept: `${words}.`, undo: () => undo(audit) })
      void queries.invalidateQueries({ queryKey: ['products'] })
      if (refused.length === 0) finish()
    } catch (error) {
      const { message, rows } = refusalOf(error)
      setRefusal({ message, rows })
    }
  })

  function show({ path, message }: { path: PropertyKey[]; message: string }) {
    const name = fieldOf(path)
    if (name) form.setError(name, { message })
    else setRefusal({ message, rows: [] })
  }

  return (
    <Dialog title={`Change ${inWords('products', count)}`} onCancel={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        {refusal ? (
          <Notice>
            {refusal.message}
            <ul>
              {refusal.rows.map(({ id, label, message }) => (
                <li key={id}>
                  {label}: {message}
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <ProductChangeFields form={form} />
        <ProductPreview preview={preview} />
        {refusals > 0 ? (
          <label className="flex items-center gap-2 pointer-coarse:h-11">
            <input
              type="checkbox"
              className="size-4 accent-ink pointer-coarse:size-5"
              checked={leavesRefused}
              onChange={(event) => setLeavesRefused(event.target.checked)}
            />
            Leave these as they are and change the others
          </label>
        ) : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Changing…' : 'Change'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
