import type { DeliveryZone } from '@etrend/contract'
import { api } from '../lib/api'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { focusTitle } from '../ui/page-header'

/** Asks before a delivery zone is deleted. */
export function ZoneDeletion({ zone, onClose }: { zone: DeliveryZone; onClose: () => void }) {
  const { mutateAsync } = api.deliveryZones.remove.useMutation()
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this delivery zone?"
      label="Delete"
      busyLabel="Deleting…"
      act={() => mutateAsync({ params: { id: String(zone.id) } })}
      done="Delivery zone deleted"
      onDone={focusTitle}
      onClose={onClose}
    >
      {zone.name}. Its districts get the terms of all other districts. Orders keep their fee.
    </ConfirmDialog>
  )
}
