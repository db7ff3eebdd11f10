import { contract, type StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import type * as z from 'zod'
import { api } from '../../lib/api'
import { fixed } from '../../ui/controls/choices'
import { SelectField } from '../../ui/form/select-field'
import { SmallForm } from '../../ui/form/small-form'
import { TextField } from '../../ui/form/text-field'
import { useStaffAction } from '../../ui/state/use-staff-action'

const schema = contract.staffOrders.settleReview.body
type Decision = z.output<typeof schema>

const accept = { value: 'accept', label: 'Accept as paid in full' }
const reject = { value: 'reject', label: 'Reject' }
const decisions = fixed(accept, reject)
// For a payment that brought no money, because the server refuses to accept it.
const rejection = fixed(reject)

/** Form to accept or reject a payment that is in review, with the consequences. */
export function ReviewSettlement({
  order,
  payment,
}: {
  order: StaffOrder
  payment: StaffOrder['payments'][number]
}) {
  const { mutateAsync } = api.staffOrders.settleReview.useMutation()
  const { perform } = useStaffAction()
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
            <TextField form={form} name="text" label="What you found" required />
          </>
        )}
      />
    </section>
  )
}

/** The consequences of accepting and of rejecting, in words. */
function whatFollows(order: StaffOrder, { came, amount }: StaffOrder['payments'][number]) {
  const back = `${formatPrice(came ?? amount)} goes back to the customer`
  if (came === 0) return 'No money was received. Reject the payment: the customer can pay again.'
  if (order.state === 'cancelled') {
    return `The order is cancelled. If you accept, ${back}. If you reject, ${came ? 'it goes back too' : 'nothing goes back'}.`
  }
  if (order.state !== 'placed') {
    return `The order isn’t waiting for this payment. If you accept, ${back}. If you reject, ${came ? 'it goes back too' : 'nothing goes back'}.`
  }
  const surplus = came !== null && came > amount ? ', and the surplus goes back' : ''
  const rejected = came ? `, and ${formatPrice(came)} goes back to the customer` : ''
  return `If you accept, the order is confirmed with the received amount${surplus}. If you reject, the customer can pay again${rejected}.`
}
