import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { api } from '../../lib/api'
import { momentOf } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Switches an order to cash on delivery while its online payment is open or has failed. */
export function SwitchToCash({
  order: { number, to_pay, hold_expires_at },
}: {
  order: StaffOrder
}) {
  const { mutateAsync } = api.staffOrders.switchToCash.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  return (
    <div className="grid justify-items-start gap-2">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <p className="max-w-prose text-muted">
        {hold_expires_at
          ? `The pieces are reserved for the payment until ${momentOf(hold_expires_at)}. `
          : ''}
        After the switch, {formatPrice(to_pay)} is collected in cash on delivery. An online payment
        that still arrives is refunded.
      </p>
      <Button
        disabled={isBusy}
        onClick={() =>
          void attempt(
            () => mutateAsync({ params: { number } }),
            'Order switched to cash on delivery',
          )
        }
      >
        {isBusy ? 'Switching…' : 'Switch to cash on delivery'}
      </Button>
    </div>
  )
}
