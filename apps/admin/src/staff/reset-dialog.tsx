import type { Member } from '@etrend/contract'
import { api } from '../lib/api'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { useStaffAction } from '../ui/use-staff-action'

/** Asks before the second factor of somebody who has lost their phone is removed. */
export function ResetDialog({
  member: { id, username },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const { mutateAsync } = api.members.resetFactor.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const confirm = () =>
    attempt(
      () => mutateAsync({ params: { id: String(id) } }),
      `${username} can set up another second factor`,
      onClose,
    )

  return (
    <Dialog title={`Reset the second factor of ${username}?`} onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">
        Be sure that it is really {username} who asks. They are signed out everywhere, and their
        password alone lets them in until they set up another one.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind="danger"
        label={isBusy ? 'Resetting…' : 'Reset'}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
