import type { RefundRow } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { PaidBackDialog } from './paid-back-dialog'

/** What staff can do about a refund that nobody has paid back yet. */
export function RefundTask({ refund }: { refund: RefundRow }) {
  const { id, can_send, problem, order_number } = refund
  const sending = api.refunds.send.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [isFinishing, setFinishing] = useState(false)
  const said = refusal ?? problem
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {can_send ? (
          <Button
            disabled={isBusy}
            onClick={() =>
              void attempt(() => sending.mutateAsync({ params: { id: String(id) } }), sentWords)
            }
          >
            {isBusy ? 'Asking Khalti…' : 'Let Khalti pay it back'}
          </Button>
        ) : null}
        <Button
          aria-label={`Mark as paid back: ${order_number}`}
          onClick={() => setFinishing(true)}
        >
          Mark as paid back
        </Button>
      </div>
      {said ? <Notice>{said}</Notice> : null}
      {isFinishing ? <PaidBackDialog refund={refund} onClose={() => setFinishing(false)} /> : null}
    </div>
  )
}

/** The toast after sending. None if Khalti didn't confirm: the refund's own line shows that. */
function sentWords({ body: { state } }: { body: RefundRow }) {
  return state === 'done' ? 'Refund sent' : undefined
}
