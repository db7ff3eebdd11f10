import type { ApiKey } from '@etrend/contract'
import { api } from '../lib/api'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { useStaffAction } from '../ui/use-staff-action'

/** Asks before a key is revoked. */
export function RevokeDialog({
  given: { id, name },
  onClose,
}: {
  given: ApiKey
  onClose: () => void
}) {
  const { mutateAsync } = api.apiKeys.revoke.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const confirm = () =>
    attempt(() => mutateAsync({ params: { id: String(id) } }), 'Key revoked', onClose)
  return (
    <Dialog title={`Revoke the key “${name}”?`} onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">
        The program that uses it is refused from now on. A revoked key can’t be used again.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind="danger"
        label={isBusy ? 'Revoking…' : 'Revoke'}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
