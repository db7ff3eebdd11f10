import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { DialogForm } from '../../ui/form/dialog-form'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { PieceFields } from '../steps/piece-fields'
import { paidBackNow, payBackNowChoices } from './pay-back-choices'
import { PayBackFields } from './pay-back-fields'
import { refundSchema } from './refund-schema'

/** Refunds all or a part of what was paid, and records which pieces go back into stock. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { number, refundable, lines } = order
  const { mutateAsync } = api.staffOrders.refund.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(refundSchema),
    defaultValues: {
      amount: String(refundable),
      reason: '',
      way: order.counter_method ?? ('' as const),
      reference: '',
      restock: lines.map(({ id }) => ({ order_line: id, quantity: '0' })),
    },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(({ way, reference, ...refund }) => {
    const body = { ...refund, ...paidBackNow({ way, reference }) }
    const done = way === '' ? 'Refund noted' : 'Refund paid back'
    return perform(() => mutateAsync({ params: { number }, body }), done, onClose)
  })

  return (
    <DialogForm
      title={`Refund ${number}`}
      label="Refund"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <TextField
        form={form}
        name="amount"
        label="Amount"
        hint={`In rupees, up to ${formatPrice(refundable)}.`}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField form={form} name="reason" label="Reason" required />
      <PayBackFields
        form={form}
        way="way"
        reference="reference"
        label="Pay back"
        choices={payBackNowChoices}
        {...(order.payments.some(isKhalti) && { hint: LET_KHALTI })}
      />
      {areInStock(order) ? null : (
        <PieceFields
          form={form}
          legend="Back into stock"
          name="restock"
          nameOf={(place) => `restock.${place}.quantity`}
          lines={lines}
        />
      )}
    </DialogForm>
  )
}

const LET_KHALTI = 'To let Khalti pay it back, choose Later.'

function isKhalti({ method, state }: StaffOrder['payments'][number]) {
  return method === 'khalti' && state === 'verified'
}

/** Whether the pieces are in stock already: the order was cancelled, or returned undelivered. */
function areInStock({ state, delivered_at }: StaffOrder) {
  return state === 'cancelled' || (state === 'returned' && !delivered_at)
}
