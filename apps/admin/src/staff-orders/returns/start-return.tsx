import { staffReturnInput, type StaffOrder } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { fixed } from '../../ui/controls/choices'
import { CheckField } from '../../ui/form/check-field'
import { DialogForm } from '../../ui/form/dialog-form'
import { SelectField } from '../../ui/form/select-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { WholeInput } from '../../ui/form/whole-input'
import { useStaffAction } from '../../ui/state/use-staff-action'

const schema = staffReturnInput.omit({ lines: true })
const blank = { wants: 'refund' as const, reason: '', details: '', is_here: true }
const wishes = fixed(
  { value: 'refund', label: 'The money back' },
  { value: 'exchange', label: 'Other pieces' },
)

/** Starts a return for a customer who calls, or who stands in the shop. */
export function StartReturn({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { number } = order
  const { mutateAsync } = api.startedReturns.start.useMutation()
  const { perform } = useStaffAction()
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank })
  const { refusal, refuse, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting((details) => {
    const chosen = [...quantities].filter(([, quantity]) => quantity > 0)
    if (chosen.length === 0) return refuse('Choose what comes back.')
    const lines = chosen.map(([order_line, quantity]) => ({ order_line, quantity }))
    const body = { ...details, lines }
    return perform(() => mutateAsync({ params: { number }, body }), 'Return started', onClose)
  })

  return (
    <DialogForm
      title="Start a return"
      label="Start return"
      busyLabel="Starting…"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <fieldset className="grid gap-2">
        <legend className="font-semibold pb-1">Pieces that come back</legend>
        {linesToReturn(order).map((line) => (
          <label key={line.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {line.name}, {line.color_name}, {line.size_name}
              <span className="text-muted"> · of {line.left}</span>
            </span>
            <WholeInput
              min={0}
              max={line.left}
              value={quantities.get(line.id) ?? 0}
              onChange={(quantity) => setQuantities(new Map(quantities).set(line.id, quantity))}
            />
          </label>
        ))}
      </fieldset>
      <SelectField form={form} name="wants" label="The customer wants" choices={wishes} required />
      <TextField form={form} name="reason" label="Reason" required />
      <TextAreaField form={form} name="details" label="Details" rows={2} />
      <CheckField
        form={form}
        name="is_here"
        label="The pieces are here"
        hint="Otherwise the customer gets a mail that asks to send them."
      />
    </DialogForm>
  )
}

/** The lines of an order with how many of their pieces can still come back. */
export function linesToReturn({ lines, returns }: StaffOrder) {
  const open = returns.filter(({ state }) => state === 'requested' || state === 'approved')
  const coming = open.flatMap((one) => one.lines)
  return lines.flatMap((line) => {
    const asked = coming.filter(({ order_line }) => order_line === line.id)
    const left = asked.reduce((sum, { quantity }) => sum - quantity, line.quantity - line.returned)
    return left > 0 ? [{ ...line, left }] : []
  })
}
