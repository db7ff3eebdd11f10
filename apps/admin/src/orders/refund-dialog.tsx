import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'
import { useStaffAction } from '../ui/use-staff-action'
import { refundSchema } from './refund-schema'
import { RestockFields } from './restock-fields'

/** Refunds all or a part of what was paid, and records which pieces go back into stock. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { number, refundable, lines } = order
  const { mutateAsync } = api.staffOrders.refund.useMutation()
  const { perform } = useStaffAction()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(refundSchema),
    defaultValues: {
      amount: String(refundable),
      reason: '',
      restock: lines.map(({ id }) => ({ order_line: id, quantity: '0' })),
    },
  })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    try {
      await perform(() => mutateAsync({ params: { number }, body }), 'Refund noted', onClose)
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })

  return (
    <Dialog title={`Refund ${number}`} onCancel={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
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
        {areInStock(order) ? null : <RestockFields form={form} lines={lines} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Refund'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Whether the pieces are in stock already: the order was cancelled, or returned undelivered. */
function areInStock({ state, delivered_at }: StaffOrder) {
  return state === 'cancelled' || (state === 'returned' && !delivered_at)
}
