import type { ReactNode } from 'react'
import { Notice } from '../state/notice'
import { useStaffAction } from '../state/use-staff-action'
import { Dialog } from './dialog'
import { DialogActions } from './dialog-actions'

/** Asks before an action of staff, does it, and closes. A refusal is shown in the dialog. `children` say what it does. */
export function ConfirmDialog<Result>({
  title,
  kind = 'danger',
  label,
  busyLabel = label,
  act,
  done,
  onDone,
  onClose,
  children,
}: {
  title: string
  kind?: 'primary' | 'danger'
  label: string
  busyLabel?: string
  act: () => Promise<Result>
  /** The toast after a success; none if absent. */
  done?: string | ((result: Result) => undefined)
  onDone?: () => void
  onClose: () => void
  children: ReactNode
}) {
  const { attempt, isBusy, refusal } = useStaffAction()
  async function confirm() {
    if (await attempt(act, done, onClose)) onDone?.()
  }
  return (
    <Dialog title={title} onCancel={onClose}>
      <p className="mt-1 mb-3 wrap-anywhere text-muted">{children}</p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        kind={kind}
        label={isBusy ? busyLabel : label}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
