import type { CustomRole } from '@etrend/contract'
import { api } from '../../lib/api'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'

/** Asks before a custom role is deleted. The server refuses it where somebody has the role. */
export function DeleteRoleDialog({
  deleted: { id, name },
  onClose,
}: {
  deleted: CustomRole
  onClose: () => void
}) {
  const { mutateAsync } = api.customRoles.remove.useMutation()
  return (
    <ConfirmDialog
      title={`Delete the role ${name}?`}
      label="Delete"
      busyLabel="Deleting…"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done="Role deleted"
      onClose={onClose}
    >
      It can’t be given any more. A role that somebody has, or that an invitation gives, stays until
      they have another one.
    </ConfirmDialog>
  )
}
