import { staffReturnInput, type StaffOrder } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { fixed } from '../../ui/controls/choices'
import { Thumbnail } from '../../ui/display/thumbnail'
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

/**
 * Starts a return for a customer who calls, or who stands in the shop. `onStarted` gets the return's id where its pieces
 * are there.
 */
export function StartReturn({
  order,
  onStarted,
  onClose,
}: {
  order: StaffOrder
  onStarted: (id: number) => void
  onClose: () => void
}) {
  const { number } = order
  const { mutateAsync } = api.startedReturns.start.useMutation()
  const { perform } = useStaffAction()
  const lines = linesToReturn(order)
  const [quantities, setQuantities] = useState(() => ifOnlyOne(lines))
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank })
  const { refusal, refuse, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting((details) => {
    const chosen = [...quantities].filter(([, quantity]) => quantity > 0)
    if (chosen.length === 0) return refuse('Choose what comes back.')
    const pieces = chosen.map(([order_line, quantity]) => ({ order_line, quantity }))
    const body = { ...details, lines: pieces }
    return perform(
      () => mutateAsync({ params: { number }, body }),
      'Return started',
      (started) => {
        if (details.is_here) onStarted(started.body.id)
        onClose()
      },
    )
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
        {lines.map((line) => (
          <ReturnLine
            key={line.id}
            line={line}
            quantity={quantities.get(line.id) ?? 0}
            onChange={(quantity) => setQuantities(new Map(quantities).set(line.id, quantity))}
          />
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

type LineToReturn = ReturnType<typeof linesToReturn>[number]

/** A line to tick. It comes back with all of its pieces, unless another quantity is entered. */
function ReturnLine({
  line: { name, color_name, size_name, picture, left },
  quantity,
  onChange,
}: {
  line: LineToReturn
  quantity: number
  onChange: (quantity: number) => void
}) {
  const words = `${name}, ${color_name}, ${size_name}`
  return (
    <div className="flex min-h-10 items-center justify-between gap-3">
      <label className="flex min-w-0 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-ink pointer-coarse:size-5"
          checked={quantity > 0}
          onChange={({ target }) => onChange(target.checked ? left : 0)}
        />
        <Thumbnail src={picture.src} isSmall />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </label>
      {quantity > 0 ? (
        <span className="flex shrink-0 items-center gap-2">
          <WholeInput
            aria-label={`How many of ${words}`}
            min={1}
            max={left}
            value={quantity}
            onChange={onChange}
          />
          <span className="text-muted">of {left}</span>
        </span>
      ) : null}
    </div>
  )
}

/** The quantities that the form starts with: all pieces of the only line, or none where staff have to choose a line. */
function ifOnlyOne(lines: LineToReturn[]): ReadonlyMap<number, number> {
  const [only, ...others] = lines
  return new Map(only && others.length === 0 ? [[only.id, only.left]] : [])
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
