import { cashNotes, type CashNow } from '@etrend/contract'
import { typedText } from '@etrend/contract/typed-text'
import { formatPrice } from '@etrend/domain'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { dayWords } from '../lib/nepal-time'
import { Button } from '../ui/button'
import { controlLook, Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { useStaffAction } from '../ui/use-staff-action'

/** Closes the day with what was counted: the sum, or how many there are of each note. */
export function CloseForm({ cash: { expected, day } }: { cash: CashNow }) {
  const navigate = useNavigate()
  const { mutateAsync } = api.cashDays.close.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [notes, setNotes] = useState<Record<string, string>>({})
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const byNote = Object.entries(notes).filter(([, many]) => /^\d+$/.test(many))
  const sum = byNote.reduce((all, [note, many]) => all + Number(note) * Number(many), 0)
  const counted = byNote.length > 0 ? sum : Number(typed || Number.NaN)
  const difference = Math.round((counted - expected) * 100) / 100

  async function close(event: FormEvent) {
    event.preventDefault()
    const body = {
      expected,
      counted,
      notes:
        byNote.length > 0
          ? Object.fromEntries(byNote.map(([note, many]) => [note, Number(many)]))
          : null,
      reason,
    }
    await attempt(
      async () => {
        const { body: closing } = await mutateAsync({ body })
        void navigate(`${home}/cashdays/${closing.id}`)
      },
      `${dayWords(day)} is closed`,
    )
  }

  return (
    <form noValidate onSubmit={(event) => void close(event)} className="max-w-md grid gap-4 pt-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <fieldset className="grid grid-cols-3 gap-3">
        <legend className="pb-2 text-muted">How many of each note, or only the sum below</legend>
        {cashNotes.map((note) => (
          <label key={note} className="grid gap-1">
            <span>Rs. {note}</span>
            <input
              className={controlLook}
              inputMode="numeric"
              autoComplete="off"
              value={notes[note] ?? ''}
              onChange={({ target }) => setNotes({ ...notes, [note]: typedText(target.value) })}
            />
          </label>
        ))}
      </fieldset>
      <Field id="counted" label="Counted" isRequired error={undefined}>
        <input
          id="counted"
          className={controlLook}
          inputMode="decimal"
          autoComplete="off"
          required
          readOnly={byNote.length > 0}
          value={byNote.length > 0 ? String(sum) : typed}
          onChange={({ target }) => setTyped(typedText(target.value))}
        />
      </Field>
      <p aria-live="polite" className="tabular-nums">
        {Number.isNaN(counted) ? '' : differenceInWords(difference)}
      </p>
      <Field id="reason" label="Reason of a difference" isRequired={false} error={undefined}>
        <input
          id="reason"
          className={controlLook}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" kind="primary" disabled={isBusy || Number.isNaN(counted)}>
          Close the day
        </Button>
      </div>
    </form>
  )
}

/** 'Rs. 20 less than expected' */
export function differenceInWords(difference: number) {
  if (difference === 0) return 'As expected'
  return `${formatPrice(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than expected`
}
