import { contract, type OrderState } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { consequences, stateWords, stepWords } from '../lib/order-words'
import { Button } from '../ui/button'
import { fixed } from '../ui/choices'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'
import { useStaffAction } from '../ui/use-staff-action'
import { CourierNames } from './courier-names'

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
  const [refusal, setRefusal] = useState<string>()
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
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ came_back, ...details }) => {
    setRefusal(undefined)
    const body = state === 'returned' ? { ...details, came_back } : details
    try {
      await perform(
        () => mutateAsync({ params: { number }, body }),
        `Order ${stateWords[state].toLowerCase()}`,
        onClose,
      )
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })

  return (
    <Dialog title={`${stepWords[state]}?`} onCancel={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
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
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Back</Button>
          <Button
            type="submit"
            kind={state === 'cancelled' ? 'danger' : 'primary'}
            disabled={isSubmitting}
          >
            {isSubmitting ? 'Saving…' : stepWords[state]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const cameBackChoices = fixed(
  { value: 'refused', label: 'The customer refused it (counted on the customer)' },
  { value: 'not_reached', label: 'Another reason, like a wrong address' },
)
