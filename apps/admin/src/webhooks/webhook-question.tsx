import type { Webhook } from '@etrend/contract'
import { api } from '../lib/api'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'

type Asked = { hook: Webhook; onClose: () => void }

/** Asks before a webhook is deleted. */
export function DeleteWebhook({ hook: { id, url }, onClose }: Asked) {
  const { mutateAsync } = api.webhooks.remove.useMutation()
  return (
    <ConfirmDialog
      title={`Delete the webhook to ${new URL(url).host}?`}
      label="Delete"
      busyLabel="Deleting…"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done="Webhook deleted"
      onClose={onClose}
    >
      Its log and what waits to be sent are deleted too.
    </ConfirmDialog>
  )
}

/** Asks before a webhook gets a new secret. `onMade` gets it: it is never sent again. */
export function RotateSecret({
  hook: { id, url },
  onClose,
  onMade,
}: Asked & { onMade: (secret: string) => void }) {
  const { mutateAsync } = api.webhooks.rotate.useMutation()
  return (
    <ConfirmDialog
      title={`New secret for ${new URL(url).host}?`}
      kind="primary"
      label="Make secret"
      busyLabel="Making…"
      act={async () => onMade((await mutateAsync({ params: { id: String(id) } })).body.secret)}
      onClose={onClose}
    >
      For 24 hours events are signed with the old secret too. Give the receiver the new one before.
    </ConfirmDialog>
  )
}
