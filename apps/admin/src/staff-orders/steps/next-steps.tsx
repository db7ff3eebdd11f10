import { movePermissions, type StaffOrder } from '@etrend/contract'
import { stepWords } from '../../lib/order-words'
import { useMay } from '../../lib/own-role'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { waitsForCall } from './call-form'
import { useStep } from './use-step'

/** Buttons for the order's possible next states. */
export function NextSteps({ order }: { order: StaffOrder }) {
  const { take, question, isBusy, refusal } = useStep(order)
  const may = useMay()
  // An order that waits for a call is confirmed by the call's own buttons.
  const steps = order.next_states.filter(
    (state) => may(movePermissions[state]) && !(state === 'confirmed' && waitsForCall(order)),
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {steps.map((state, place) => (
        <Button
          key={state}
          kind={place === 0 && state !== 'cancelled' ? 'primary' : 'quiet'}
          disabled={isBusy}
          onClick={() => take(state)}
        >
          {stepWords[state]}
        </Button>
      ))}
      {refusal ? <Notice>{refusal}</Notice> : null}
      {question}
    </div>
  )
}
