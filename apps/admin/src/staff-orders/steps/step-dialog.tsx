import { contract, type OrderState } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { consequences, stateWords, stepWords } from '../../lib/order-words'
import { DialogForm } from '../../ui/form/dialog-form'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Asks for a step's details: courier and tracking code when shipping, else the reason to cancel. */
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
    defaultValues: { state, from, reason: '', courier: '', tracking_code: '' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting((body) =>
    perform(
      () => mutateAsync({ params: { number }, body }),
      `Order ${stateWords[state].toLowerCase()}`,
      onClose,
    ),
  )

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
        <TextField form={form} name="reason" label="Reason" />
      )}
    </DialogForm>
  )
}

const schema = contract.staffOrders.move.body.pick({
  state: true,
  from: true,
  reason: true,
  courier: true,
  tracking_code: true,
})

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
