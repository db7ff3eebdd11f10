import type { Member } from '@etrend/contract'
import { api } from '../lib/api'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { useStaffAction } from '../ui/use-staff-action'

/** Asks before a staff member is disabled or enabled. */
export function AccessDialog({
  member: { id, username, is_active },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const { attempt, isBusy, refusal } = useStaffAction()
  const disabling = api.members.disable.useMutation()
  const enabling = api.members.enable.useMutation()
  const change = is_active ? disabling : enabling

  const confirm = () =>
    attempt(
      () => change.mutateAsync({ params: { id: String(id) } }),
      is_active ? `${username} is disabled` : `${username} is enabled`,
      onClose,
    )

  const verb = is_active ? 'Disable' : 'Enable'
  return (
    <Dialog title={`${verb} ${username}?`} onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">
        {is_active
          ? 'They are signed out everywhere immediately and can’t sign in. Invitations that they sent are withdrawn. What they did stays in the audit log.'
          : 'They can sign in again with their password.'}
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind={is_active ? 'danger' : 'primary'}
        label={isBusy ? 'Saving…' : verb}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
