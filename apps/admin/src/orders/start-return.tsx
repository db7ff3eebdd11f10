import { staffReturnInput, type StaffOrder } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { CheckField } from '../ui/check-field'
import { fixed } from '../ui/choices'
import { Dialog } from '../ui/dialog'
import { controlLook } from '../ui/field'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { showRefusal } from '../ui/show-refusal'
import { TextAreaField } from '../ui/text-area-field'
import { TextField } from '../ui/text-field'
import { useStaffAction } from '../ui/use-staff-action'

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
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank })
  const submit = form.handleSubmit(async (details) => {
    setRefusal(undefined)
    const chosen = [...quantities].filter(([, quantity]) => quantity > 0)
    if (chosen.length === 0) return setRefusal('Choose what comes back.')
    const lines = chosen.map(([order_line, quantity]) => ({ order_line, quantity }))
    const body = { ...details, lines }
    try {
      await perform(() => mutateAsync({ params: { number }, body }), 'Return started', onClose)
    } catch (error) {
      setRefusal(showRefusal(form, error, details))
    }
  })

  return (
    <Dialog title="Start a return" onCancel={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <fieldset className="grid gap-2">
          <legend className="font-semibold pb-1">Pieces that come back</legend>
          {linesToReturn(order).map((line) => (
            <label key={line.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {line.name}, {line.color_name}, {line.size_name}
                <span className="text-muted"> · of {line.left}</span>
              </span>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={line.left}
                value={quantities.get(line.id) ?? 0}
                onChange={({ target }) => {
                  const typed = Math.trunc(target.valueAsNumber) || 0
                  const quantity = Math.min(line.left, Math.max(0, typed))
                  setQuantities(new Map(quantities).set(line.id, quantity))
                }}
                className={`${controlLook} max-w-20 text-end`}
              />
            </label>
          ))}
        </fieldset>
        <SelectField
          form={form}
          name="wants"
          label="The customer wants"
          choices={wishes}
          required
        />
        <TextField form={form} name="reason" label="Reason" required />
        <TextAreaField form={form} name="details" label="Details" rows={2} />
        <CheckField
          form={form}
          name="is_here"
          label="The pieces are here"
          hint="Otherwise the customer gets a mail that asks to send them."
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={form.formState.isSubmitting}>
            {form.formState.isSubmitting ? 'Starting…' : 'Start return'}
          </Button>
        </div>
      </form>
    </Dialog>
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
