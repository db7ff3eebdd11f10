import type { Member } from '@etrend/contract'
import { api } from '../lib/api'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'

/** Asks before the second factor of somebody who has lost their phone is removed. */
export function ResetDialog({
  member: { id, username },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const { mutateAsync } = api.members.resetFactor.useMutation()
  return (
    <ConfirmDialog
      title={`Reset the second factor of ${username}?`}
      label="Reset"
      busyLabel="Resetting…"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done={`${username} can set up another second factor`}
      onClose={onClose}
    >
      Be sure that it is really {username} who asks. They are signed out everywhere, and their
      password alone lets them in until they set up another one.
    </ConfirmDialog>
  )
}
