import type { Backup } from '@etrend/contract'
import { api } from '../lib/api'
import { when } from '../lib/times'
import { PasswordDialog } from './password-dialog'

/** Replaces the current data with a backup, after explaining the consequences. */
export function RestoreBackup({
  backup: { id, made_at },
  onClose,
}: {
  backup: Backup
  onClose: () => void
}) {
  const { mutateAsync } = api.backups.restore.useMutation()
  return (
    <PasswordDialog
      title="Restore this backup?"
      label="Restore"
      kind="danger"
      onClose={onClose}
      act={async (body) => void (await mutateAsync({ params: { id }, body }))}
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          The shop becomes what it was on {made_at ? when(made_at) : 'that day'}. Orders, payments,
          refunds and changes since then are no longer in it: compare them with the payment services
          and your papers.
        </li>
        <li>The shop is closed for some seconds. Everyone, including you, has to sign in again.</li>
        <li>Afterwards the dashboard asks for the last invoice number on paper.</li>
        <li>The current data is kept in a separate folder until somebody deletes it.</li>
      </ul>
    </PasswordDialog>
  )
}
