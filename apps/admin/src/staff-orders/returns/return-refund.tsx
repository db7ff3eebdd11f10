import type { StaffReturn } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { paidBackNow, payBackNowChoices } from '../refunds/pay-back-choices'
import { PayBackFields } from '../refunds/pay-back-fields'
import { isReferenced, payBackFields, refundAmount, unreferenced } from '../refunds/refund-schema'

const schema = z
  .object({ amount: refundAmount, ...payBackFields })
  .refine(isReferenced, unreferenced)

/** Pays back what a received return is worth, unless staff enter another amount, and closes it. */
export function ReturnRefund({
  row: { id, worth },
  onClose,
}: {
  row: StaffReturn
  onClose: () => void
}) {
  const { mutateAsync } = api.returns.refund.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { amount: String(worth), way: '' as const, reference: '' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(({ amount, way, reference }) => {
    const body = { amount, ...paidBackNow({ way, reference }) }
    const done = way === '' ? 'Refund noted' : 'Refund paid back'
    return perform(() => mutateAsync({ params: { id: String(id) }, body }), done, onClose)
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="amount"
        label="Amount"
        hint="In rupees. Filled in: what was paid for the pieces."
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <PayBackFields
        form={form}
        way="way"
        reference="reference"
        label="Pay back"
        choices={payBackNowChoices}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Pay back and close'}
        </Button>
      </div>
    </form>
  )
}
