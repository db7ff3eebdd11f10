import type { DeliveryZone } from '@etrend/contract'
import { api } from '../lib/api'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { focusTitle } from '../ui/page-header'
import { useStaffAction } from '../ui/use-staff-action'

/** Asks before a delivery zone is deleted. */
export function ZoneDeletion({ zone, onClose }: { zone: DeliveryZone; onClose: () => void }) {
  const { mutateAsync } = api.deliveryZones.remove.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()

  async function confirm() {
    const params = { id: String(zone.id) }
    if (await attempt(() => mutateAsync({ params }), 'Delivery zone deleted', onClose)) focusTitle()
  }

  return (
    <Dialog title="Are you sure you want to delete this delivery zone?" onCancel={onClose}>
      <p className="mt-1 mb-4 text-muted">
        {zone.name}. Its districts get the terms of all other districts. Orders keep their fee.
      </p>
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
