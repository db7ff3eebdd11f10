import { contract, type StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import type * as z from 'zod'
import { api } from '../lib/api'
import { fixed } from '../ui/choices'
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

/** Decides about a payment that a person has to look at, and says what follows. */
export function ReviewSettlement({
  number,
  payment: { came },
}: {
  number: string
  payment: StaffOrder['payments'][number]
}) {
  const { mutateAsync } = api.staffOrders.settleReview.useMutation()
  const { perform } = useDeed()
  return (
    <section aria-label="Payment in review" className="w-full">
      <p className="max-w-prose text-muted">
        Accepted, the order is confirmed with what came in. Rejected, the customer may pay again
        {came ? `, and ${formatPrice(came)} goes back to them` : ''}.
      </p>
      <SmallForm<Decision, Decision>
        schema={schema}
        start={{ decision: '', text: '' }}
        restart={() => ({ decision: '', text: '' })}
        label="Settle the review"
        save={(body) => perform(() => mutateAsync({ params: { number }, body }), 'Review settled')}
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
    </section>
  )
}
