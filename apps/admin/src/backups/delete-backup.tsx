import type { Backup } from '@etrend/contract'
import { api } from '../lib/api'
import { when } from '../lib/when'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { useStaffAction } from '../ui/use-staff-action'

/** Deletes a backup, to make room. */
export function DeleteBackup({
  backup: { id, made_at },
  onClose,
}: {
  backup: Backup
  onClose: () => void
}) {
  const { mutateAsync } = api.backups.remove.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const remove = () => attempt(() => mutateAsync({ params: { id } }), 'Backup deleted', onClose)

  return (
    <Dialog title="Delete this backup?" onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">
        The backup of {made_at ? when(made_at) : id} can’t be brought back.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind="danger"
        label={isBusy ? 'Deleting…' : 'Delete backup'}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
