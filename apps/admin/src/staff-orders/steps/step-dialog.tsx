import { contract, type OrderState } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { consequences, stateWords, stepWords } from '../../lib/order-words'
import { typedAmountOrNone } from '../../lib/typed-amount'
import { fixed } from '../../ui/controls/choices'
import { DialogForm } from '../../ui/form/dialog-form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'

/**
 * Asks for a step's details: courier and tracking code when shipping, else the reason to cancel or return, and what a
 * courier charges for bringing the parcel back.
 */
export function StepDialog({
  number,
  from,
  state,
  onClose,
}: {
  number: string
  from: OrderState
  state: OrderState
  onClose: () => void
}) {
  const { mutateAsync } = api.staffOrders.move.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      state,
      from,
      reason: '',
      courier: '',
      tracking_code: '',
      came_back: 'refused' as const,
      return_fee: '',
    },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(({ came_back, return_fee, ...details }) => {
    const back = { came_back, return_fee: return_fee ?? 0 }
    const body = state === 'returned' ? { ...details, ...back } : details
    return perform(
      () => mutateAsync({ params: { number }, body }),
      `Order ${stateWords[state].toLowerCase()}`,
      onClose,
    )
  })

  return (
    <DialogForm
      title={`${stepWords[state]}?`}
      kind={state === 'cancelled' ? 'danger' : 'primary'}
      label={stepWords[state]}
      cancelLabel="Back"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <p className="text-muted">{consequences[state]}</p>
      {state === 'shipped' ? (
        <>
          <TextField
            form={form}
            name="courier"
            label="Courier"
            list="couriers"
            autoComplete="off"
          />
          <CourierNames id="couriers" />
          <TextField form={form} name="tracking_code" label="Tracking code" />
        </>
      ) : (
        <>
          {state === 'returned' ? (
            <SelectField
              form={form}
              name="came_back"
              label="Why it came back"
              choices={cameBackChoices}
              required
            />
          ) : null}
          <TextField form={form} name="reason" label="Reason" />
          {state === 'returned' ? (
            <TextField
              form={form}
              name="return_fee"
              label="Courier’s fee for bringing it back"
              hint="In rupees. Leave empty for none. The customer doesn’t see it."
              inputMode="decimal"
              autoComplete="off"
            />
          ) : null}
        </>
      )}
    </DialogForm>
  )
}

const schema = contract.staffOrders.move.body.extend({
  return_fee: typedAmountOrNone('Enter the fee in rupees.'),
})

const cameBackChoices = fixed(
  { value: 'refused', label: 'The customer refused it (counted on the customer)' },
  { value: 'not_reached', label: 'Another reason, like a wrong address' },
)

/** The names of active couriers, which a text field with this `list` offers. A typed name links the order to them too. */
function CourierNames({ id }: { id: string }) {
  const couriers = api.couriers.list.useQuery({
    queryKey: ['couriers', 'active'],
    queryData: { query: { is_active: 'true', sort: 'name' } },
  })
  return (
    <datalist id={id}>
      {couriers.data?.body.map(({ id: key, name }) => (
        <option key={key}>{name}</option>
      ))}
    </datalist>
  )
}
