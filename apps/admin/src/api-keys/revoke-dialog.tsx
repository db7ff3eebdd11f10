import type { ApiKey } from '@etrend/contract'
import { api } from '../lib/api'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'

/** Asks before a key is revoked. */
export function RevokeDialog({
  given: { id, name },
  onClose,
}: {
  given: ApiKey
  onClose: () => void
}) {
  const { mutateAsync } = api.apiKeys.revoke.useMutation()
  return (
    <ConfirmDialog
      title={`Revoke the key “${name}”?`}
      label="Revoke"
      busyLabel="Revoking…"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done="Key revoked"
      onClose={onClose}
    >
      The program that uses it is refused from now on. A revoked key can’t be used again.
    </ConfirmDialog>
  )
}
