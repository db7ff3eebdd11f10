import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { useDeed } from '../ui/use-deed'

/** While an online payment is open or has failed: lets the customer pay at the door instead. */
export function SwitchToCash({
  order: { number, to_pay, hold_expires_at },
}: {
  order: StaffOrder
}) {
  const { mutateAsync } = api.staffOrders.switchToCash.useMutation()
  const { attempt, isBusy, refusal } = useDeed()
  return (
    <div className="grid justify-items-start gap-2">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <p className="max-w-prose text-muted">
        {hold_expires_at
          ? `The pieces wait for the payment until ${momentOf(hold_expires_at)}. `
          : ''}
        Paid in cash, {formatPrice(to_pay)} is collected at the door, and an online payment that
        still comes in goes back.
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
