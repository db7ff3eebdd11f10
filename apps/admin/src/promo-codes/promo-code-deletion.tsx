import type { PromoCode } from '@etrend/contract'
import { api } from '../lib/api'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { focusTitle } from '../ui/page-header'
import { useStaffAction } from '../ui/use-staff-action'

/** Asks before a promo code is deleted. A code that orders use can't be deleted, only disabled. */
export function PromoCodeDeletion({
  code: { id, code },
  onClose,
}: {
  code: PromoCode
  onClose: () => void
}) {
  const { mutateAsync } = api.promoCodes.remove.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()

  async function confirm() {
    const params = { id: String(id) }
    if (await attempt(() => mutateAsync({ params }), 'Promo code deleted', onClose)) focusTitle()
  }

  return (
    <Dialog title="Are you sure you want to delete this promo code?" onCancel={onClose}>
      <p className="mt-1 mb-4 text-muted">{code}</p>
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
