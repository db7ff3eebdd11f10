import { movePermissions, type OrderState, type StaffOrder } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { stateWords, stepWords } from '../../lib/order-words'
import { useMay } from '../../lib/own-role'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { DeliveredDialog, isPaidToStaff } from './delivered-dialog'
import { StepDialog } from './step-dialog'

const asksFirst: OrderState[] = ['shipped', 'cancelled', 'returned']

/**
 * Buttons for the order's possible next states. Shipping asks for courier and code, a delivery by staff for the cash, and
 * cancel and return for a reason.
 */
export function NextSteps({ order }: { order: StaffOrder }) {
  const { number, state: from, next_states } = order
  const { mutateAsync } = api.staffOrders.move.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [asked, setAsked] = useState<OrderState>()
  const may = useMay()
  const steps = next_states.filter((state) => may(movePermissions[state]))

  function go(state: OrderState) {
    const isAsked = asksFirst.includes(state) || (state === 'delivered' && isPaidToStaff(order))
    if (isAsked) return setAsked(state)
    void attempt(
      () => mutateAsync({ params: { number }, body: { state, from } }),
      `Order ${stateWords[state].toLowerCase()}`,
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {steps.map((state, place) => (
        <Button
          key={state}
          kind={place === 0 && state !== 'cancelled' ? 'primary' : 'quiet'}
          disabled={isBusy}
          onClick={() => go(state)}
        >
          {stepWords[state]}
        </Button>
      ))}
      {refusal ? <Notice>{refusal}</Notice> : null}
      {asked === 'delivered' ? (
        <DeliveredDialog order={order} onClose={() => setAsked(undefined)} />
      ) : asked ? (
        <StepDialog number={number} from={from} state={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  )
}
