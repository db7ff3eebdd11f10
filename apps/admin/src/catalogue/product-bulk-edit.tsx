import { productsChange, type RefusedRow } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { inWords } from '../lib/words'
import type { Bulk } from '../resource/resource'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { useUndo } from '../ui/use-undo'
import { changeOf, noChange, ProductChangeFields } from './product-change-fields'

/** Changes status, price, discount, Featured or Slider of the chosen products. If one can't take the change, none changes. */
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

function ChangeDialog({ ids, finish, onClose }: Bulk & { onClose: () => void }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.bulk.products.useMutation()
  const { undo } = useUndo('products')
  const [refusal, setRefusal] = useState<{ message: string; rows: RefusedRow[] }>()
  const form = useForm({ defaultValues: noChange })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (draft) => {
    setRefusal(undefined)
    const change = productsChange.safeParse(changeOf(draft))
    if (!change.success) return change.error.issues.forEach(show)
    try {
      const { body } = await mutateAsync({ body: { ids, change: change.data } })
      const { audit, done, refused } = body
      const words = `${inWords('products', done.length)} changed`
      if (audit === null) notify.success(words)
      else notify.changed(words, { kept: `${words}.`, undo: () => undo(audit) })
      await queries.invalidateQueries({ queryKey: ['products'] })
      if (refused.length > 0)
        return setRefusal({ message: `${words}, but not these:`, rows: refused })
      finish()
      onClose()
    } catch (error) {
      const { message, rows } = refusalOf(error)
      setRefusal({ message, rows })
    }
  })

  function show({ path: [name], message }: { path: PropertyKey[]; message: string }) {
    if (name === 'price' || name === 'percent_off') form.setError(name, { message })
    else setRefusal({ message, rows: [] })
  }

  return (
    <Dialog title={`Change ${inWords('products', ids.length)}`} onCancel={onClose}>
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
