import type { Member } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'

/** Asks before a staff member is disabled or enabled. */
export function AccessDialog({
  member: { id, username, is_active },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const disabling = api.members.disable.useMutation()
  const enabling = api.members.enable.useMutation()
  const change = is_active ? disabling : enabling

  async function confirm() {
    try {
      await change.mutateAsync({ params: { id: String(id) } })
      notify.success(is_active ? `${username} is disabled` : `${username} is enabled`)
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
    await queries.invalidateQueries({ queryKey: ['members'] })
  }

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
        label={change.isPending ? 'Saving…' : verb}
        isBusy={change.isPending}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
