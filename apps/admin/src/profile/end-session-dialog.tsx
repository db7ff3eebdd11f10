import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'

/** Asks before a session is ended. `name` is the session's device; undefined to end all other sessions. */
export function EndSessionDialog({
  name,
  refusal,
  isBusy,
  onConfirm,
  onCancel,
}: {
  name: string | undefined
  refusal: string | undefined
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <Dialog title={name ? 'End this session?' : 'End all other sessions?'} onCancel={onCancel}>
      <p className="mt-1 text-muted">
        {name ? `${name} is` : 'Every other device is'} signed out immediately. Unsaved changes
        there can be saved after signing in again.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind="danger"
        label={isBusy ? 'Ending…' : name ? 'End session' : 'End all others'}
        isBusy={isBusy}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </Dialog>
  )
}
