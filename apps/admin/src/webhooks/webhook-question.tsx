import type { Webhook } from '@etrend/contract'
import { api } from '../lib/api'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { useStaffAction } from '../ui/use-staff-action'

type Asked = { hook: Webhook; onClose: () => void }

/** Asks before a webhook is deleted. */
export function DeleteWebhook({ hook: { id, url }, onClose }: Asked) {
  const { mutateAsync } = api.webhooks.remove.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const params = { id: String(id) }
  const confirm = () => attempt(() => mutateAsync({ params }), 'Webhook deleted', onClose)
  return (
    <Dialog title={`Delete the webhook to ${new URL(url).host}?`} onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">Its log and what waits to be sent are deleted too.</p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind="danger"
        label={isBusy ? 'Deleting…' : 'Delete'}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}

/** Asks before a webhook gets a new secret. `onMade` gets it: it is never sent again. */
export function RotateSecret({
  hook: { id, url },
  onClose,
  onMade,
}: Asked & { onMade: (secret: string) => void }) {
  const { mutateAsync } = api.webhooks.rotate.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const rotate = async () => onMade((await mutateAsync({ params: { id: String(id) } })).body.secret)
  const confirm = () => attempt(rotate, undefined, onClose)
  return (
    <Dialog title={`New secret for ${new URL(url).host}?`} onCancel={onClose}>
      <p className="mt-1 mb-3 text-muted">
        For 24 hours events are signed with the old secret too. Give the receiver the new one
        before.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        label={isBusy ? 'Making…' : 'Make secret'}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
