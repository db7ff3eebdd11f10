import type { Member } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'

/** Asks before the second factor of somebody who has lost their phone is removed. */
export function ResetDialog({
  member: { id, username },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync, isPending } = api.members.resetFactor.useMutation()

  async function confirm() {
    try {
      await mutateAsync({ params: { id: String(id) } })
      notify.success(`${username} can set up another second factor`)
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
    await queries.invalidateQueries({ queryKey: ['members'] })
  }

  return (
    <Dialog title={`Reset the second factor of ${username}?`} onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">
        Be sure that it is really {username} who asks. They are signed out everywhere, and their
        password alone lets them in until they set up another one.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind="danger"
        label={isPending ? 'Resetting…' : 'Reset'}
        isBusy={isPending}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
