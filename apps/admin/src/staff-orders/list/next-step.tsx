import { movePermissions, type OrderState, type StaffOrderRow } from '@etrend/contract'
import { useState } from 'react'
import { orderAt } from '../../lib/addresses'
import { useMay } from '../../lib/own-role'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialog/dialog'
import { Notice } from '../../ui/state/notice'
import { CallForm, waitsForCall } from '../steps/call-form'
import { useStep } from '../steps/use-step'

const words: Partial<Record<OrderState, string>> = {
  confirmed: 'Confirm',
  packed: 'Pack',
  shipped: 'Ship',
  delivered: 'Deliver',
}

/**
 * The button of an order's row for what the order needs next: a call, a decision about money, or its next state. An order
 * that needs nothing has none, nor has one whose next step the colleague may not take.
 */
export function NextStep({ row }: { row: StaffOrderRow }) {
  const may = useMay()
  const next = row.next_states.find((state) => state in words)
  const { number, payment_state } = row
  if (payment_state === 'review' && may('money'))
    return <OnItsPage number={number} words="Check" what="Check payment" />
  if (payment_state === 'refund_due' && may('refunds'))
    return <OnItsPage number={number} words="Pay back" what="Pay back" />
  if (waitsForCall(row)) return may('selling') ? <Call row={row} /> : null
  return next && may(movePermissions[next]) ? <Step row={row} state={next} /> : null
}

function OnItsPage({
  number,
  words: label,
  what,
}: {
  number: string
  words: string
  what: string
}) {
  return (
    <ButtonLink isSmall to={orderAt(number)} aria-label={`${what}: ${number}`}>
      {label}
    </ButtonLink>
  )
}

function Call({ row }: { row: StaffOrderRow }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button isSmall aria-label={`Call: ${row.number}`} onClick={() => setOpen(true)}>
        Call
      </Button>
      {isOpen ? (
        <Dialog title={`Call ${row.name}`} onCancel={close}>
          <CallForm order={row} onNoted={close} />
        </Dialog>
      ) : null}
    </>
  )
}

function Step({ row, state }: { row: StaffOrderRow; state: OrderState }) {
  const { take, question, isBusy, refusal } = useStep(row)
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        isSmall
        aria-label={`${words[state]}: ${row.number}`}
        disabled={isBusy}
        onClick={() => take(state)}
      >
        {words[state]}
      </Button>
      {refusal ? (
        <div className="w-56">
          <Notice>{refusal}</Notice>
        </div>
      ) : null}
      {question}
    </div>
  )
}
