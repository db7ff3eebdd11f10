import { cashReceived, contract, type StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { api } from '../../lib/api'
import { stateWords, stepWords } from '../../lib/order-words'
import { numberIn, typedAmount } from '../../lib/typed-amount'
import { DialogForm } from '../../ui/form/dialog-form'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** What a step must know of its order, on the order's own page and in the list, which has no lines and no returns. */
export type SteppingOrder = Pick<StaffOrder, 'number' | 'state' | 'to_pay' | 'courier'> &
  Partial<Pick<StaffOrder, 'lines'>>

const schema = z.object({
  received: typedAmount('Enter the cash in rupees.').pipe(cashReceived),
  reason: contract.staffOrders.move.body.shape.reason,
})

/**
 * Whether staff get the cash of this delivery themselves. What a courier collects is compared with what the courier pays
 * in, when the courier's cash is settled.
 */
export function isPaidToStaff({ to_pay, courier }: SteppingOrder) {
  return to_pay > 0 && courier === null
}

/** Asks how much cash the customer gave, and why where it isn't what was to be collected. */
export function DeliveredDialog({ order, onClose }: { order: SteppingOrder; onClose: () => void }) {
  const { number, state: from, to_pay } = order
  const { mutateAsync } = api.staffOrders.move.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { received: String(to_pay), reason: '' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting((cash) => {
    const body = { state: 'delivered' as const, from, ...cash }
    const done = `Order ${stateWords.delivered.toLowerCase()}`
    return perform(() => mutateAsync({ params: { number }, body }), done, onClose)
  })
  const received = useWatch({ control: form.control, name: 'received' })
  const difference = differenceWords(numberIn(received), to_pay)

  return (
    <DialogForm
      title={`${stepWords.delivered}?`}
      label={stepWords.delivered}
      cancelLabel="Back"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <TextField
        form={form}
        name="received"
        label="Cash received"
        hint={`In rupees. To collect: ${formatPrice(to_pay)}.`}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {difference ? (
        <TextField
          form={form}
          name="reason"
          label={`Why ${difference}`}
          hint="Stays with the order. The customer doesn’t see it."
          required
        />
      ) : null}
    </DialogForm>
  )
}

/** 'Rs. 100 less'; undefined without a difference, or where no amount can be read. */
function differenceWords(received: number | null, to_pay: number) {
  if (received === null || Number.isNaN(received) || received === to_pay) return undefined
  const amount = formatPrice(Math.abs(Math.round((received - to_pay) * 100) / 100))
  return `${amount} ${received < to_pay ? 'less' : 'more'}`
}
