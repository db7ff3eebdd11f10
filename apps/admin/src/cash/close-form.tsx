import { cashNotes, type CashNow } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { useState, type FormEvent } from 'react'
import * as z from 'zod'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { dayWords } from '../lib/times'
import { typedAmount, typedRupees } from '../lib/typed-amount'
import { useFollowUp } from '../lib/use-follow-up'
import { Button } from '../ui/controls/button'
import { controlLook, described, Field, FieldError } from '../ui/form/field'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

const noMany = 'Enter how many notes there are.'
const howMany = typedAmount(noMany).pipe(z.int(noMany).min(0, noMany).max(100_000, noMany))
const rupeesCounted = typedRupees('Enter what you counted, in rupees.')

/** Closes the day with what was counted: the sum, or how many there are of each note. */
export function CloseForm({ cash: { expected, day } }: { cash: CashNow }) {
  const follow = useFollowUp()
  const { mutateAsync } = api.cashDays.close.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [notes, setNotes] = useState<Record<string, string>>({})
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const byNote = readNotes(notes)
  const counted = byNote ? byNote.sum : rupeesCounted.safeParse(typed).data
  const problem = byNote ? undefined : problemIn(rupeesCounted, typed)

  async function close(event: FormEvent) {
    event.preventDefault()
    if (counted === undefined) return
    const body = { expected, counted, notes: byNote?.many ?? null, reason }
    await attempt(
      async () => {
        const { body: closing } = await mutateAsync({ body })
        follow(`${home}/cashdays/${closing.id}`)
      },
      `${dayWords(day)} is closed`,
    )
  }

  return (
    <form noValidate onSubmit={(event) => void close(event)} className="max-w-md grid gap-4 pt-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <NoteFields notes={notes} onChange={(note, many) => setNotes({ ...notes, [note]: many })} />
      <Field id="counted" label="Counted" isRequired error={problem}>
        <input
          {...described('counted', problem)}
          className={controlLook}
          inputMode="decimal"
          autoComplete="off"
          required
          readOnly={byNote !== undefined}
          value={byNote ? String(byNote.sum ?? '') : typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p aria-live="polite" className="tabular-nums">
        {counted === undefined ? '' : differenceInWords(rupees(paisa(counted - expected)))}
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
        <Button type="submit" kind="primary" disabled={isBusy || counted === undefined}>
          Close the day
        </Button>
      </div>
    </form>
  )
}

function NoteFields({
  notes,
  onChange,
}: {
  notes: Record<string, string>
  onChange: (note: number, many: string) => void
}) {
  return (
    <fieldset className="grid grid-cols-3 gap-3">
      <legend className="pb-2 text-muted">How many of each note, or only the sum below</legend>
      {cashNotes.map((note) => {
        const id = `note-${note}`
        const many = notes[note] ?? ''
        const problem = problemIn(howMany, many)
        return (
          <div key={note} className="grid content-start gap-1">
            <label htmlFor={id}>{formatPrice(note)}</label>
            <input
              {...described(id, problem)}
              className={controlLook}
              inputMode="numeric"
              autoComplete="off"
              value={many}
              onChange={({ target }) => onChange(note, target.value)}
            />
            <FieldError id={id} error={problem} />
          </div>
        )
      })}
    </fieldset>
  )
}

/**
 * How many there are of each note, and their sum; undefined while nothing is typed at any note. The sum is undefined
 * while one of them can't be read: nobody can change the count of a day afterwards, so no note may be left out of it.
 */
function readNotes(notes: Record<string, string>) {
  const typed = Object.entries(notes).filter(([, many]) => many.trim() !== '')
  if (typed.length === 0) return undefined
  const many: Record<string, number> = {}
  let sum: number | undefined = 0
  for (const [note, text] of typed) {
    const read = howMany.safeParse(text).data
    if (read === undefined || sum === undefined) sum = undefined
    else {
      many[note] = read
      sum += Number(note) * read
    }
  }
  return { many, sum }
}

/** What is wrong with the text of a field. One that is still empty has no problem. */
function problemIn(schema: z.ZodType<number, string>, text: string) {
  return text.trim() === '' ? undefined : schema.safeParse(text).error?.issues[0]?.message
}

/** 'Rs. 20 less than expected' */
export function differenceInWords(difference: number) {
  if (difference === 0) return 'As expected'
  return `${formatPrice(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than expected`
}
