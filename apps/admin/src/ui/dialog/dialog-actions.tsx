import { Button } from '../controls/button'

/** The Cancel and confirm buttons of a dialog. */
export function DialogActions({
  kind = 'primary',
  label,
  isBusy,
  onConfirm,
  onCancel,
}: {
  kind?: 'primary' | 'danger'
  label: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <div className="mt-5 flex justify-end gap-2">
      <Button onClick={onCancel}>Cancel</Button>
      <Button kind={kind} disabled={isBusy} onClick={onConfirm}>
        {label}
      </Button>
    </div>
  )
}
