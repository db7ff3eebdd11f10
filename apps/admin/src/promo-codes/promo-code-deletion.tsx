import type { PromoCode } from '@etrend/contract'
import { api } from '../lib/api'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { focusTitle } from '../ui/display/screen-header'

/** Asks before a promo code is deleted. A code that orders use can't be deleted, only disabled. */
export function PromoCodeDeletion({
  code: { id, code },
  onClose,
}: {
  code: PromoCode
  onClose: () => void
}) {
  const { mutateAsync } = api.promoCodes.remove.useMutation()
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this promo code?"
      label="Delete"
      busyLabel="Deleting…"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done="Promo code deleted"
      onDone={focusTitle}
      onClose={onClose}
    >
      {code}
    </ConfirmDialog>
  )
}
