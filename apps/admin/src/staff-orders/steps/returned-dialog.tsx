import { contract, type OrderLine } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { api } from '../../lib/api'
import { stateWords, stepWords } from '../../lib/order-words'
import { typedAmountOrNone } from '../../lib/typed-amount'
import { fixed } from '../../ui/controls/choices'
import { DialogForm } from '../../ui/form/dialog-form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'
import type { SteppingOrder } from './delivered-dialog'
import { PieceFields } from './piece-fields'
import { pieceQuantities } from './piece-quantities'

/** Asks why a parcel came back, whether its pieces can be sold again, and what the courier charges for bringing it back. */
export function ReturnedDialog({ order, onClose }: { order: SteppingOrder; onClose: () => void }) {
  const { number, state: from, lines = [] } = order
  const { mutateAsync } = api.staffOrders.move.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      came_back: 'refused' as const,
      reason: '',
      pieces: 'back' as const,
      damaged: lines.map(({ id }) => ({ order_line: id, quantity: '0' })),
      return_fee: '',
    },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(({ pieces, damaged, return_fee, ...why }) => {
    const state = 'returned' as const
    const kept = pieces === 'damaged' ? allOf(lines) : damaged
    const body = { ...why, state, from, damaged: kept, return_fee: return_fee ?? 0 }
    const done = `Order ${stateWords[state].toLowerCase()}`
    return perform(() => mutateAsync({ params: { number }, body }), done, onClose)
  })
  const chosen = useWatch({ control: form.control, name: 'pieces' })
  const count = allOf(lines).reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <DialogForm
      title={`${stepWords.returned}?`}
      label={stepWords.returned}
      cancelLabel="Back"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <p className="text-muted">
        The parcel came back undelivered. Money that was paid must be refunded.
      </p>
      <SelectField
        form={form}
        name="came_back"
        label="Why it came back"
        choices={cameBackChoices}
        required
      />
      <TextField form={form} name="reason" label="Reason" />
      {count > 0 ? (
        <SelectField
          form={form}
          name="pieces"
          label="Its pieces"
          choices={count > 1 ? pieceChoices : onePieceChoices}
          required
        />
      ) : null}
      {chosen === 'some' ? (
        <PieceFields
          form={form}
          legend="Damaged pieces"
          name="damaged"
          nameOf={(place) => `damaged.${place}.quantity`}
          lines={lines}
        />
      ) : null}
      <TextField
        form={form}
        name="return_fee"
        label="Courier’s fee for bringing it back"
        hint="In rupees. Leave empty for none. The customer doesn’t see it."
        inputMode="decimal"
        autoComplete="off"
      />
    </DialogForm>
  )
}

const { came_back, reason } = contract.staffOrders.move.body.shape

/** The numbers of damaged pieces count only where some are damaged: they are not shown otherwise. */
const schema = z
  .object({
    came_back,
    reason,
    pieces: z.enum(['back', 'damaged', 'some']),
    damaged: z.array(z.object({ order_line: z.int(), quantity: z.string() })),
    return_fee: typedAmountOrNone('Enter the fee in rupees.'),
  })
  .transform((values, context) => {
    if (values.pieces !== 'some') return { ...values, damaged: [] }
    const read = pieceQuantities.safeParse(values.damaged)
    for (const { message, path } of read.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['damaged', ...path] })
    }
    if (read.data?.length === 0) {
      const message = 'Enter how many pieces are damaged.'
      context.addIssue({ code: 'custom', message, path: ['damaged'] })
    }
    return { ...values, damaged: read.data ?? [] }
  })

/** All pieces that are still with the order. */
function allOf(lines: OrderLine[]) {
  return lines
    .map(({ id, quantity, returned }) => ({ order_line: id, quantity: quantity - returned }))
    .filter(({ quantity }) => quantity > 0)
}

const cameBackChoices = fixed(
  { value: 'refused', label: 'The customer refused it (counted on the customer)' },
  { value: 'not_reached', label: 'Another reason, like a wrong address' },
)

const back = { value: 'back', label: 'Go back to stock' }
const damaged = { value: 'damaged', label: 'Are damaged: keep them out of stock' }
const pieceChoices = fixed(back, damaged, { value: 'some', label: 'Some are damaged' })
const onePieceChoices = fixed(back, damaged)
