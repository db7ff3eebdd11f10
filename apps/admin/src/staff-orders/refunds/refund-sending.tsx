import type { RefundRow } from '@etrend/contract'
import { api } from '../../lib/api'
import { momentOf } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** A refund that Khalti hasn't confirmed yet: when it was sent, when Khalti is asked next, and a button to ask now. */
export function RefundSending({ refund }: { refund: RefundRow }) {
  const { id, problem, sent_at, next_check_at, can_release } = refund
  const params = { id: String(id) }
  const checking = api.refunds.check.useMutation()
  const releasing = api.refunds.release.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const said = refusal ?? problem
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isBusy}
          onClick={() => void attempt(() => checking.mutateAsync({ params }), foundWords)}
        >
          {isBusy ? 'Asking Khalti…' : 'Ask Khalti now'}
        </Button>
        {can_release ? (
          <Button
            disabled={isBusy}
            onClick={() =>
              void attempt(
                () => releasing.mutateAsync({ params }),
                'Refund can now be settled by hand',
              )
            }
          >
            Settle by hand
          </Button>
        ) : null}
      </div>
      <p className="text-xs text-muted">
        {sent_at ? `Sent ${momentOf(sent_at)}. ` : ''}
        {next_check_at ? `Khalti is asked again ${momentOf(next_check_at)}.` : ''}
      </p>
      {said ? <Notice>{said}</Notice> : null}
    </div>
  )
}

/** The toast after asking Khalti, by the refund's new state. */
function foundWords({ body: { state } }: { body: RefundRow }) {
  if (state === 'done') return 'Khalti paid it back'
  return state === 'task' ? 'Khalti did not pay it' : 'Asked: Khalti has not confirmed it yet'
}
