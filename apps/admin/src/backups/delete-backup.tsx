import type { Backup } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { when } from '../lib/when'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'

/** Deletes a backup, to make room. */
export function DeleteBackup({
  backup: { id, made_at },
  onClose,
}: {
  backup: Backup
  onClose: () => void
}) {
  const { mutateAsync, isPending } = api.backups.remove.useMutation()
  const [refusal, setRefusal] = useState<string>()

  async function remove() {
    try {
      await mutateAsync({ params: { id } })
      notify.success('Backup deleted')
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
  }

  return (
    <Dialog title="Delete this backup?" onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">
        The backup of {made_at ? when(made_at) : id} can’t be brought back.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind="danger"
        label={isPending ? 'Deleting…' : 'Delete backup'}
        isBusy={isPending}
        onConfirm={() => void remove()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
