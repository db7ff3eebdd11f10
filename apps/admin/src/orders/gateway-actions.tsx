import { contract, type StaffOrder } from '@etrend/contract'
import type * as z from 'zod'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { fixed } from '../ui/choices'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { SmallForm } from '../ui/small-form'
import { TextField } from '../ui/text-field'
import { useDeed } from '../ui/use-deed'

const schema = contract.staffOrders.settleReview.body
type Decision = z.output<typeof schema>

const decisions = fixed(
  { value: 'accept', label: 'Accept as paid in full' },
  { value: 'reject', label: 'Reject' },
)

/** Asks a gateway again, and decides about what came in but doesn't fit. */
export function GatewayActions({
  order: { number, payment_method, payment_state, payments },
}: {
  order: StaffOrder
}) {
  const checking = api.staffOrders.checkPayments.useMutation()
  const settling = api.staffOrders.settleReview.useMutation()
  const { attempt, perform, isBusy, refusal } = useDeed()
  if (payment_method === 'cod' || payments.length === 0) return null
  return (
    <div className="grid justify-items-start gap-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <Button
        disabled={isBusy}
        onClick={() =>
          void attempt(() => checking.mutateAsync({ params: { number } }), 'Payments checked')
        }
      >
        {checking.isPending ? 'Checking…' : 'Ask the gateway again'}
      </Button>
      {payment_state === 'review' ? (
        <SmallForm<Decision, Decision>
          schema={schema}
          start={{ decision: '', text: '' }}
          restart={() => ({ decision: '', text: '' })}
          label="Settle the review"
          save={(body) =>
            perform(() => settling.mutateAsync({ params: { number }, body }), 'Review settled')
          }
          fields={(form) => (
            <>
              <SelectField
                form={form}
                name="decision"
                label="Decision"
                placeholder="Choose"
                choices={decisions}
                required
              />
              <TextField form={form} name="text" label="What you found" maxLength={300} required />
            </>
          )}
        />
      ) : null}
    </div>
  )
}
