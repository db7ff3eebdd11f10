import type { ReactNode } from 'react'
import type { Refusal } from '../../lib/refusal'
import { Notice } from '../state/notice'
import { Dialog } from './dialog'
import { DialogActions } from './dialog-actions'
import { Uses } from './uses'

export type Deletion = {
  /** The server's refusal, with the records that depend on the row; undefined if it hasn't refused. */
  refusal: Refusal | undefined
  isDeleting: boolean
  confirm: () => Promise<void>
  giveUp: () => void
}

/**
 * Asks before a row is deleted (spec §5). `children` say what is deleted with it. Shows a refusal with its reason and
 * links to the records that prevent it.
 */
export function DeleteDialog({
  entity,
  name,
  deletion,
  children,
}: {
  entity: string
  name: string
  deletion: Deletion
  children?: ReactNode
}) {
  const { refusal } = deletion
  return (
    <Dialog title={`Are you sure you want to delete this ${entity}?`} onCancel={deletion.giveUp}>
      <p className="mt-1 mb-5 wrap-break-word text-muted">{name}</p>
      {children}
      {refusal ? (
        <Notice>
          {refusal.message}
          {refusal.uses.length > 0 ? <Uses uses={refusal.uses} /> : null}
        </Notice>
      ) : null}
      <DialogActions
        kind="danger"
        label={deletion.isDeleting ? 'Deleting…' : 'Delete'}
        isBusy={deletion.isDeleting}
        onConfirm={() => void deletion.confirm()}
        onCancel={deletion.giveUp}
      />
    </Dialog>
  )
}
