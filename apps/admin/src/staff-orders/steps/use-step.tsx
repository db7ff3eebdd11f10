import type { OrderState } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { stateWords } from '../../lib/order-words'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { DeliveredDialog, isPaidToStaff, type SteppingOrder } from './delivered-dialog'
import { ReturnedDialog } from './returned-dialog'
import { StepDialog } from './step-dialog'

const asksFirst: OrderState[] = ['shipped', 'cancelled', 'returned']

/**
 * Moves an order to its next state. Shipping asks for courier and code, a delivery by staff for the cash, a
 * cancellation for a reason, and a return for more: `question` is that dialog while it is open.
 */
export function useStep(order: SteppingOrder) {
  const { number, state: from } = order
  const { mutateAsync } = api.staffOrders.move.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [asked, setAsked] = useState<OrderState>()

  function take(state: OrderState) {
    const isAsked = asksFirst.includes(state) || (state === 'delivered' && isPaidToStaff(order))
    if (isAsked) return setAsked(state)
    void attempt(
      () => mutateAsync({ params: { number }, body: { state, from } }),
      `Order ${stateWords[state].toLowerCase()}`,
    )
  }

  const close = () => setAsked(undefined)
  const question =
    asked === 'delivered' ? (
      <DeliveredDialog order={order} onClose={close} />
    ) : asked === 'returned' ? (
      <ReturnedDialog order={order} onClose={close} />
    ) : asked ? (
      <StepDialog number={number} from={from} state={asked} onClose={close} />
    ) : null
  return { take, question, isBusy, refusal }
}
