import type { Backup } from '@etrend/contract'
import { api } from '../lib/api'
import { when } from '../lib/when'
import { PasswordDialog } from './password-dialog'

/** Puts a backup in the place of the present data, after saying what that means. */
export function RestoreBackup({
  of: { id, made_at },
  onClose,
}: {
  of: Backup
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
        <li>The shop is closed for some seconds. Everyone, you too, signs in again.</li>
        <li>Afterwards the dashboard asks for the last invoice number on paper.</li>
        <li>The present data is kept in a folder beside it until somebody deletes it.</li>
      </ul>
    </PasswordDialog>
  )
}
