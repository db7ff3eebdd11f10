import type { RefundRow } from '@etrend/contract'
import { May } from '../../ui/may'
import { RefundSending } from './refund-sending'
import { RefundTask } from './refund-task'

/** The buttons of a refund's next step; nothing once it is paid back, or for roles that may not pay back. */
export function RefundSteps({ refund }: { refund: RefundRow }) {
  return (
    <May needed="refunds">
      {refund.state === 'task' ? <RefundTask refund={refund} /> : null}
      {refund.state === 'sending' ? <RefundSending refund={refund} /> : null}
    </May>
  )
}
