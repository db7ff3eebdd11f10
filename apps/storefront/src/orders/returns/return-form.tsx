import type { OrderDetail as Order, ReturnWish as Wish } from '@etrend/contract'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { fieldsOf } from '../../lib/api'
import { shownDay } from '../../lib/ordering/words'
import { Button } from '../../ui/button'
import { FieldProblem, FormProblem } from '../../ui/field-problem'
import { SelectField } from '../../ui/select-field'
import { PictureField } from './picture-field'
import { ReturnPieces } from './return-pieces'
import { ReturnWish } from './return-wish'
import type { Asking } from './use-return'

const REASONS = [
  'It doesn’t fit',
  'It looks different from the pictures',
  'It is faulty or damaged',
  'It is not what I ordered',
  'I changed my mind',
] as const

/** The form that asks for a return: pieces, refund or exchange, reason, details and an optional picture. */
export function ReturnForm({ order, ask }: { order: Order; ask: Asking }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [pieces, setPieces] = useState<Record<number, number>>({})
  const [wants, setWants] = useState<Wish>('refund')
  const [reason, setReason] = useState('')
  const [details, setDetails] = useState('')
  const [picture, setPicture] = useState<File>()
  const [wasSubmitted, setWasSubmitted] = useState(false)
  // What the form can see itself comes before what the server said about the last attempt.
  const fromServer = fieldsOf(ask.error)
  const lacksPieces = wasSubmitted && Object.keys(pieces).length === 0
  const lacksReason = wasSubmitted && !reason
  const problems = {
    lines: lacksPieces ? 'Choose what to send back.' : fromServer.lines,
    reason: lacksReason ? 'Choose a reason.' : fromServer.reason,
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setWasSubmitted(true)
    const lines = Object.entries(pieces).map(([line, quantity]) => ({
      order_line: Number(line),
      quantity,
    }))
    if (lines.length > 0 && reason)
      ask.mutate({ asked: { lines, wants, reason, details }, picture })
    else focus(form.current, lines.length > 0 ? 'reason' : 'piece')
  }

  return (
    <details className="unfold mt-12 border-t border-line">
      <summary className="font-display text-xl">Send something back</summary>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={() => ask.isError && ask.reset()}
        className="space-y-5 pb-6"
      >
        {order.return_until && (
          <p className="text-muted">
            You can ask for a return until {shownDay(order.return_until)}.
          </p>
        )}
        <div>
          <ReturnPieces
            lines={order.lines}
            pieces={pieces}
            describedBy={problems.lines && `${id}-lines`}
            onChange={setPieces}
          />
          <FieldProblem id={`${id}-lines`} problem={problems.lines} />
        </div>
        <ReturnWish wants={wants} onChange={setWants} />
        <SelectField
          label="Why?"
          name="reason"
          blank="Choose a reason"
          options={REASONS}
          value={reason}
          problem={problems.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <label htmlFor={`${id}-details`} className="text-sm font-medium">
            {wants === 'exchange' ? 'Which size or colour instead?' : 'Tell us more'}{' '}
            <span className="text-muted">(optional)</span>
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
        <PictureField label="A picture" picture={picture} onChange={setPicture} />
        <FormProblem
          id={`${id}-problem`}
          error={ask.error}
          shown={[fromServer.lines, fromServer.reason]}
          otherwise="It could not be sent. Please try again."
        />
        <Button type="submit" disabled={ask.isPending}>
          {ask.isPending ? 'Sending…' : 'Ask for the return'}
        </Button>
      </form>
    </details>
  )
}

function focus(form: HTMLElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
