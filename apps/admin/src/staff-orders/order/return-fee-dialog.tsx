import type { StaffOrder } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { api } from '../../lib/api'
import { typedAmountOrNone } from '../../lib/typed-amount'
import { DialogForm } from '../../ui/form/dialog-form'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Notes or changes what the courier charges for a parcel that came back. */
export function ReturnFeeDialog({
  order: { number, return_fee },
  onClose,
}: {
  order: StaffOrder
  onClose: () => void
}) {
  const { mutateAsync } = api.staffOrders.setReturnFee.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { return_fee: return_fee > 0 ? String(return_fee) : '' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(({ return_fee: typed }) => {
    const body = { return_fee: typed ?? 0, replaces: return_fee }
    return perform(() => mutateAsync({ params: { number }, body }), 'Courier’s fee noted', onClose)
  })
  return (
    <DialogForm
      title="Courier’s fee"
      label="Save"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <TextField
        form={form}
        name="return_fee"
        label="Fee for bringing it back"
        hint="In rupees. Leave empty for none. The customer doesn’t see it."
        inputMode="decimal"
        autoComplete="off"
      />
    </DialogForm>
  )
}

const schema = z.object({ return_fee: typedAmountOrNone('Enter the fee in rupees.') })
