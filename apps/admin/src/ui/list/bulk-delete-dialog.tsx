import type { RecordNoun, RefusedRow } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { inWords } from '../../lib/words'
import { Dialog } from '../dialog/dialog'
import { DialogActions } from '../dialog/dialog-actions'
import { Uses } from '../dialog/uses'
import { Notice } from '../state/notice'
import { useUndo } from '../state/use-undo'

/** Asks before the selected rows are deleted. Rows that can't be deleted are listed, each with its reason. */
export function BulkDeleteDialog({
  noun,
  entity,
  ids,
  onDone,
  onClose,
  children,
}: {
  noun: RecordNoun
  entity: string
  ids: number[]
  onDone: (ids: number[]) => void
  onClose: () => void
  /** What is deleted with the rows. */
  children?: ReactNode
}) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.bulk.remove.useMutation()
  const { undo } = useUndo(noun)
  const [refused, setRefused] = useState<RefusedRow[]>([])
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    try {
      const { audit, done, refused: kept } = (await mutateAsync({ body: { noun, ids } })).body
      setRefused(kept)
      // Closed first: an open dialog would keep its own queries in the reload.
      if (kept.length === 0) flushSync(onClose)
      if (audit !== null) {
        const words = inWords(noun, done.length)
        const offer = { kept: `${words} in the trash.`, undo: () => undo(audit) }
        notify.deleted(`${words} deleted`, offer)
      }
      onDone(done)
      void queries.invalidateQueries({ queryKey: [noun] })
    } catch (error) {
      notify.notDeleted('Failed to delete the rows. Please try again.')
      setFailure(refusalOf(error).message)
    }
  }

  const title =
    refused.length > 0
      ? `${inWords(noun, refused.length)} could not be deleted`
      : ids.length === 1
        ? `Are you sure you want to delete this ${entity}?`
        : `Are you sure you want to delete these ${inWords(noun, ids.length)}?`
  return (
    <Dialog title={title} onCancel={onClose}>
      {failure ? <Notice>{failure}</Notice> : null}
      {children && refused.length === 0 ? <p className="mt-1 mb-5">{children}</p> : null}
      <ul className="mt-2 grid max-h-80 gap-3 overflow-y-auto">
        {refused.map(({ id, message, uses = [] }) => (
          <li key={id} className="wrap-break-word">
            {message}
            <Uses uses={uses} />
          </li>
        ))}
      </ul>
      <DialogActions
        kind="danger"
        label={isPending ? 'Deleting…' : refused.length > 0 ? 'Try again' : 'Delete'}
        isBusy={isPending}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
