import { contract, type CallOutcome, type StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { localPhone } from '../../lib/local-phone'
import { momentOf } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { counted } from '../../ui/display/counted'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Whether staff call the customer before the order is packed. */
export function waitsForCall({
  state,
  payment_method,
}: Pick<StaffOrder, 'state' | 'payment_method'>) {
  return state === 'placed' && payment_method === 'cod'
}

/**
 * The number to call, and a button for each outcome. 'Confirmed' and 'Refused' also move the order. `onNoted` closes the
 * dialog around it.
 */
export function CallForm({
  order: { number, phone, to_pay, calls, called_at },
  onNoted,
}: {
  order: Pick<StaffOrder, 'number' | 'phone' | 'to_pay' | 'calls' | 'called_at'>
  onNoted?: () => void
}) {
  const { mutateAsync } = api.staffOrders.call.useMutation()
  const { perform, isBusy } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(contract.staffOrders.call.body.pick({ note: true })),
    defaultValues: { note: '' },
  })
  const { refusal, submitting } = useSubmit(form)

  const note = (outcome: CallOutcome) =>
    submitting(async (sent) => {
      const body = { outcome, ...sent }
      await perform(() => mutateAsync({ params: { number }, body }), 'Call noted', onNoted)
      form.reset()
    })

  return (
    <div className="grid gap-3 pt-3">
      <p>
        Call{' '}
        <a href={`tel:${phone}`} className="font-semibold underline underline-offset-4">
          {localPhone(phone)}
        </a>
        <span className="block">To collect: {formatPrice(to_pay)}</span>
        <span className="block text-muted">
          {calls > 0
            ? `${counted(calls, 'call')} so far${called_at ? `, last ${momentOf(called_at)}` : ''}`
            : 'Nobody has called yet.'}
        </span>
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField form={form} name="note" label="Note on the call" />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={isBusy} onClick={note('confirmed')}>
          Confirmed
        </Button>
        <Button disabled={isBusy} onClick={note('no_answer')}>
          No answer
        </Button>
        <Button disabled={isBusy} onClick={note('refused')}>
          Refused
        </Button>
      </div>
    </div>
  )
}
