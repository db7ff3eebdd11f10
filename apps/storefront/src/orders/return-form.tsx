import type { OrderPage as Order } from '@etrend/contract'
import { type SyntheticEvent, useId, useState } from 'react'
import { fieldsOf, messageOf } from '../lib/api'
import { shownDay } from '../lib/ordering/words'
import { Button } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'
import { SelectField } from '../ui/select-field'
import { ReturnPieces } from './return-pieces'
import { useReturn } from './use-return'

const REASONS = [
  'It doesn’t fit',
  'It looks different from the pictures',
  'It is faulty or damaged',
  'It is not what I ordered',
  'I changed my mind',
] as const

/** Asks to send pieces back: which, why, what for, and a picture where something is wrong with it. */
export function ReturnForm({ order }: { order: Order }) {
  const id = useId()
  const [pieces, setPieces] = useState<Record<number, number>>({})
  const [wants, setWants] = useState<'refund' | 'exchange'>('refund')
  const [reason, setReason] = useState('')
  const [details, setDetails] = useState('')
  const [picture, setPicture] = useState<File>()
  const ask = useReturn(order.number)
  const { lines: linesProblem, reason: reasonProblem, image } = fieldsOf(ask.error)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const lines = Object.entries(pieces).map(([line, quantity]) => ({
      order_line: Number(line),
      quantity,
    }))
    ask.mutate({ asked: { lines, wants, reason, details }, picture })
  }

  return (
    <details className="fold mt-12">
      <summary>Send something back</summary>
      <form noValidate onSubmit={submit} className="space-y-5 pb-6">
        {order.return_until && (
          <p className="text-muted">You can ask until {shownDay(order.return_until)}.</p>
        )}
        <ReturnPieces lines={order.lines} pieces={pieces} onChange={setPieces} />
        <FieldProblem id={`${id}-lines`} problem={linesProblem} />
        <fieldset>
          <legend className="font-medium text-sm">What would you like?</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {(['refund', 'exchange'] as const).map((one) => (
              <label key={one} className="filter-option">
                <input
                  type="radio"
                  name="wants"
                  className="tick"
                  checked={wants === one}
                  onChange={() => setWants(one)}
                />
                {one === 'refund' ? 'My money back' : 'Another size or colour'}
              </label>
            ))}
          </div>
        </fieldset>
        <SelectField
          label="Why?"
          name="reason"
          blank="Choose a reason"
          options={REASONS}
          value={reason}
          problem={reasonProblem}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <label htmlFor={`${id}-details`} className="font-medium text-sm">
            Tell us more <span className="text-muted">(optional)</span>
          </label>
          <textarea
            id={`${id}-details`}
            rows={3}
            maxLength={1000}
            className="field mt-1 w-full py-2"
            value={details}
            onChange={({ target }) => setDetails(target.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-picture`} className="font-medium text-sm">
            A picture <span className="text-muted">(optional)</span>
          </label>
          <input
            id={`${id}-picture`}
            type="file"
            accept="image/*"
            className="field mt-1 w-full py-2"
            aria-describedby={image && `${id}-image`}
            onChange={({ target }) => setPicture(target.files?.[0])}
          />
          <FieldProblem id={`${id}-image`} problem={image} />
        </div>
        <FieldProblem
          id={`${id}-problem`}
          problem={
            ask.error && !linesProblem && !reasonProblem && !image
              ? (messageOf(ask.error) ?? 'It could not be sent. Please try again.')
              : undefined
          }
        />
        <Button type="submit" disabled={ask.isPending}>
          {ask.isPending ? 'Sending…' : 'Ask for the return'}
        </Button>
      </form>
    </details>
  )
}
