import { contract, type OrderState } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { consequences, stateWords, stepWords } from '../../lib/order-words'
import { fixed } from '../../ui/controls/choices'
import { DialogForm } from '../../ui/form/dialog-form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Asks for a step's details: courier and tracking code when shipping, else the reason to cancel or return. */
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
    resolver: zodResolver(contract.staffOrders.move.body),
    defaultValues: {
      state,
      from,
      reason: '',
      courier: '',
      tracking_code: '',
      came_back: 'refused' as const,
    },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(({ came_back, ...details }) => {
    const body = state === 'returned' ? { ...details, came_back } : details
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
        </>
      )}
    </DialogForm>
  )
}

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
