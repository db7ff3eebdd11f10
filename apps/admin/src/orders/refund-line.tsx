import { contract, type RefundRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type * as z from 'zod'
import { orderAt } from '../lib/addresses'
import { api } from '../lib/api'
import { methodWords } from '../lib/order-words'
import { momentOf } from '../lib/times'
import { Button } from '../ui/button'
import { Mark } from '../ui/mark'
import { Notice } from '../ui/notice'
import { SmallForm } from '../ui/small-form'
import { TextField } from '../ui/text-field'
import { useDeed } from '../ui/use-deed'

const schema = contract.refunds.done.body
type Done = z.output<typeof schema>

const states = { task: 'To pay back', sending: 'On its way', done: 'Paid back' }

/** Money that goes back: Khalti can be told to; what a person pays back is done with its reference. */
export function RefundLine({ refund, isListed }: { refund: RefundRow; isListed?: boolean }) {
  const { id, order_number, name, phone, method, state, amount, reason, reference } = refund
  const params = { id: String(id) }
  const finishing = api.refunds.done.useMutation()
  const sending = api.refunds.send.useMutation()
  const { perform, attempt, isBusy, refusal } = useDeed()
  const [isFinishing, setFinishing] = useState(false)
  const problem = refusal ?? (state === 'task' ? refund.problem : null)
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2">
          {isListed ? (
            <Link
              to={orderAt(order_number)}
              className="font-medium underline-offset-4 hover:underline"
            >
              {order_number}
            </Link>
          ) : null}
          <Mark kind={state === 'done' ? 'good' : 'warning'}>{states[state]}</Mark>
          <span className="text-muted">by {methodWords[method]}</span>
        </p>
        <span className="font-medium tabular-nums">{formatPrice(amount)}</span>
      </div>
      <p className="wrap-anywhere text-muted">
        {isListed ? `${name}, ${phone} · ` : ''}
        {reason} · {momentOf(refund.done_at ?? refund.created_at)}
        {reference ? ` · ${reference}` : ''}
      </p>
      {problem ? <Notice>{problem}</Notice> : null}
      {state === 'done' ? null : (
        <div className="flex flex-wrap gap-2 pt-2">
          {refund.can_send ? (
            <Button
              disabled={isBusy}
              onClick={() => void attempt(() => sending.mutateAsync({ params }), 'Refund sent')}
            >
              Let Khalti pay it back
            </Button>
          ) : null}
          {isFinishing ? null : (
            <Button onClick={() => setFinishing(true)}>Note as paid back</Button>
          )}
        </div>
      )}
      {isFinishing && state !== 'done' ? (
        <SmallForm<Done, Done>
          schema={schema}
          start={{ reference: '' }}
          restart={() => ({ reference: '' })}
          label="Paid back"
          save={(body) =>
            perform(() => finishing.mutateAsync({ params, body }), 'Refund paid back')
          }
          fields={(form) => (
            <TextField
              form={form}
              name="reference"
              label="Reference of the transfer"
              maxLength={120}
              required
            />
          )}
        />
      ) : null}
    </li>
  )
}
