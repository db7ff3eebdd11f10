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

const accept = { value: 'accept', label: 'Accept as paid in full' }
const reject = { value: 'reject', label: 'Reject' }
const decisions = fixed(accept, reject)
// The server refuses to accept a payment that brought nothing.
const rejection = fixed(reject)

/** Decides about a payment that a person has to look at, and says what follows. */
export function ReviewSettlement({
  order,
  payment,
}: {
  order: StaffOrder
  payment: StaffOrder['payments'][number]
}) {
  const { mutateAsync } = api.staffOrders.settleReview.useMutation()
  const { perform } = useDeed()
  const { number } = order
  return (
    <section aria-label="Payment in review" className="w-full">
      <p className="max-w-prose text-muted">{whatFollows(order, payment)}</p>
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
              choices={payment.came === 0 ? rejection : decisions}
              required
            />
            <TextField form={form} name="text" label="What you found" maxLength={300} required />
          </>
        )}
      />
    </section>
  )
}

/** What follows from either decision, in words. */
function whatFollows(order: StaffOrder, { came, amount }: StaffOrder['payments'][number]) {
  const back = `${formatPrice(came ?? amount)} goes back to the customer`
  if (came === 0) return 'Nothing came in with this payment. Reject it: the customer may pay again.'
  if (order.state === 'cancelled') {
    return `The order is cancelled. Accepted, ${back}. Rejected, ${came ? 'it goes back too' : 'nothing goes back'}.`
  }
  if (order.state !== 'placed') {
    return `The order does not wait for this payment. Accepted, ${back}. Rejected, ${came ? 'it goes back too' : 'nothing goes back'}.`
  }
  const surplus = came !== null && came > amount ? ', and what is too much goes back' : ''
  const rejected = came ? `, and ${formatPrice(came)} goes back to them` : ''
  return `Accepted, the order is confirmed with what came in${surplus}. Rejected, the customer may pay again${rejected}.`
}
