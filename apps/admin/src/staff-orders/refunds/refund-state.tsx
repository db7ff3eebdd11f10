import type { RefundRow } from '@etrend/contract'
import { payBackWords, refundWords } from '../../lib/order-words'
import { daysSince } from '../../lib/times'
import { Mark, type MarkKind } from '../../ui/display/mark'

const kinds: Record<RefundRow['state'], MarkKind> = {
  task: 'warning',
  sending: 'begun',
  done: 'good',
}

/** Within how many days money should be paid back. */
const DAYS_ALLOWED = 3

/** The state of a refund, and that it is late. */
export function RefundMarks({ refund: { state, created_at } }: { refund: RefundRow }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Mark kind={kinds[state]}>{refundWords[state]}</Mark>
      {state !== 'done' && daysSince(created_at) > DAYS_ALLOWED ? (
        <Mark kind="urgent">Late</Mark>
      ) : null}
    </span>
  )
}

/** How it is or was paid back, with the reference of its transfer. */
export function payBackText({ paid_by, method, reference }: RefundRow) {
  return [`by ${payBackWords[paid_by ?? method]}`, reference].filter(Boolean).join(' · ')
}
