import type { StaffOrder } from '@etrend/contract'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { May } from '../../ui/may'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { ReviewSettlement } from './review-settlement'

/** Asks the payment gateway again, and settles a payment that is in review. */
export function GatewayActions({ order }: { order: StaffOrder }) {
  const { number, payments } = order
  const { mutateAsync } = api.staffOrders.checkPayments.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const inReview = payments.find(({ state }) => state === 'review')
  if (payments.every(({ state }) => state === 'verified')) return null
  return (
    <div className="grid justify-items-start gap-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <Button
        disabled={isBusy}
        onClick={() => void attempt(() => mutateAsync({ params: { number } }), found)}
      >
        {isBusy ? 'Checking…' : 'Check again'}
      </Button>
      <May needed="money">
        {inReview ? <ReviewSettlement order={order} payment={inReview} /> : null}
      </May>
    </div>
  )
}

/** What the gateway says now, in one sentence. */
function found({ body: { payments } }: { body: StaffOrder }) {
  const states = payments.map(({ state }) => state)
  if (states.includes('review')) return 'Checked: the payment still needs a decision'
  if (states.includes('verified')) return 'Checked: the payment was received'
  if (states.includes('initiated')) return 'Checked: the payment is still open'
  return 'Checked: no payment was received'
}
