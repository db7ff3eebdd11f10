import type { Member } from '@etrend/contract'
import { api } from '../lib/api'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'

/** Asks before a staff member is disabled or enabled. */
export function AccessDialog({
  member: { id, username, is_active },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const disabling = api.members.disable.useMutation()
  const enabling = api.members.enable.useMutation()
  const change = is_active ? disabling : enabling
  const verb = is_active ? 'Disable' : 'Enable'
  return (
    <ConfirmDialog
      title={`${verb} ${username}?`}
      kind={is_active ? 'danger' : 'primary'}
      label={verb}
      busyLabel="Saving…"
      act={() => change.mutateAsync({ params: { id: String(id) } })}
      done={is_active ? `${username} is disabled` : `${username} is enabled`}
      onClose={onClose}
    >
      {is_active
        ? 'They are signed out everywhere immediately and can’t sign in. Invitations that they sent are withdrawn. What they did stays in the audit log.'
        : 'They can sign in again with their password.'}
    </ConfirmDialog>
  )
}
