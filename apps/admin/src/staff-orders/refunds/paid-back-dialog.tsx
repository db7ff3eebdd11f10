import { contract, type PaidBack, type RefundRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { localPhone } from '../../lib/local-phone'
import { DialogForm } from '../../ui/form/dialog-form'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { payBackChoices } from './pay-back-choices'
import { PayBackFields } from './pay-back-fields'

/** Records how staff paid a refund back: in cash, or with the reference of the transfer. */
export function PaidBackDialog({ refund, onClose }: { refund: RefundRow; onClose: () => void }) {
  const { id, method, amount, name, phone, order_number } = refund
  const { mutateAsync } = api.refunds.done.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(contract.refunds.done.body),
    defaultValues: { way: method, reference: '' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting((paid) =>
    perform(
      () => mutateAsync({ params: { id: String(id) }, body: onlyNeeded(paid) }),
      'Refund paid back',
      onClose,
    ),
  )
  return (
    <DialogForm
      title="Mark as paid back"
      label="Paid back"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <p className="wrap-anywhere">
        <strong className="tabular-nums">{formatPrice(amount)}</strong> to {name},{' '}
        {localPhone(phone)}, for {order_number}.
      </p>
      <PayBackFields
        form={form}
        way="way"
        reference="reference"
        label="Paid back by"
        choices={payBackChoices}
      />
    </DialogForm>
  )
}

/** Without a reference that was typed before another way was chosen. */
function onlyNeeded({ way, reference }: PaidBack): PaidBack {
  return { way, reference: way === 'cash' ? '' : reference }
}
