import { contract, type PayoutDifference } from '@etrend/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type * as z from 'zod'
import { orderAt } from '../lib/addresses'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { dayWords, when } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'
import { differenceNames, differenceWords } from './payout-words'

const schema = contract.payouts.settle.body
type Reason = z.output<typeof schema>
const blank = { reason: '' }

/** One difference, with its order. Staff settle it with a reason, and may open it again. */
export function DifferenceLine({ difference }: { difference: PayoutDifference }) {
  const { id, kind, reference, day, order_number, name, settled } = difference
  const settling = api.payouts.settle.useMutation()
  const reopening = api.payouts.reopen.useMutation()
  const { perform, attempt, isBusy, refusal } = useStaffAction()
  const [isOpen, setOpen] = useState(false)
  const reopen = () =>
    attempt(() => reopening.mutateAsync({ params: { id } }), 'The difference is open again')

  async function settle(body: Reason) {
    await perform(() => settling.mutateAsync({ params: { id }, body }), undefined)
    notify.changed('Difference settled', {
      kept: 'It is under State: Settled',
      undo: () => void reopen(),
    })
  }

  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Mark kind={settled ? 'quiet' : 'warning'}>{differenceNames[kind]}</Mark>
        {order_number ? (
          <Link
            to={orderAt(order_number)}
            className="font-medium underline-offset-4 hover:underline"
          >
            {order_number}
          </Link>
        ) : null}
        <span className="text-muted">{name}</span>
      </p>
      <p className="pt-1 tabular-nums">{differenceWords(difference)}</p>
      <p className="wrap-anywhere text-muted">
        {dayWords(day)} · {reference}
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      {settled ? (
        <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
          <p className="wrap-anywhere">
            Settled: {settled.reason}
            <span className="block text-xs text-muted">
              {when(settled.at)}
              {settled.staff ? `, ${settled.staff}` : ''}
            </span>
          </p>
          <Button disabled={isBusy} onClick={() => void reopen()}>
            Open again
          </Button>
        </div>
      ) : null}
      {settled || isOpen ? null : (
        <div className="pt-2">
          <Button aria-label={`Settle ${reference}`} onClick={() => setOpen(true)}>
            Settle
          </Button>
        </div>
      )}
      {isOpen && !settled ? (
        <SmallForm<Reason, Reason>
          schema={schema}
          start={blank}
          restart={() => blank}
          label="Settle it"
          save={settle}
          fields={(form) => <TextField form={form} name="reason" label="Reason" required />}
        />
      ) : null}
    </li>
  )
}
