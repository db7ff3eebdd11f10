import type { Backup } from '@etrend/contract'
import { api } from '../lib/api'
import { when } from '../lib/times'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'

/** Deletes a backup, to make room. */
export function DeleteBackup({
  backup: { id, made_at },
  onClose,
}: {
  backup: Backup
  onClose: () => void
}) {
  const { mutateAsync } = api.backups.remove.useMutation()

  return (
    <ConfirmDialog
      title="Delete this backup?"
      label="Delete backup"
      busyLabel="Deleting…"
      act={() => mutateAsync({ params: { id } })}
      done="Backup deleted"
      onClose={onClose}
    >
      The backup of {made_at ? when(made_at) : id} can’t be brought back.
    </ConfirmDialog>
  )
}
