import { useId, useState } from 'react'
import { Button } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { controlLook } from '../ui/form/field'
import { Notice } from '../ui/state/notice'
import type { CountChange } from './counts'

/** What saving the counts would change, unit by unit, and a field for the ledger's note. */
export function CountBar({
  changes,
  isWrong,
  isSaving,
  refusal,
  onSave,
  onReset,
}: {
  changes: CountChange[]
  isWrong: boolean
  isSaving: boolean
  refusal: string | undefined
  onSave: (notes: string) => void
  onReset: () => void
}) {
  const id = useId()
  const [notes, setNotes] = useState('')
  return (
    <form
      aria-label="Changed counts"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onSave(notes)
      }}
      className="max-w-xl grid gap-3 rounded-control bg-raised p-4 inset-ring inset-ring-line"
    >
      <ul aria-live="polite" className="grid gap-1 tabular-nums">
        {changes.map(({ name, count: { before, quantity } }) => (
          <li key={name} className="flex gap-4">
            <span className="grow">{name}</span>
            <span>
              {before} → {quantity}
            </span>
            <span className="w-20 text-end text-muted">
              {quantity > before ? `In ${quantity - before}` : `Out ${before - quantity}`}
            </span>
          </li>
        ))}
        {isWrong ? (
          <li className="font-medium text-danger">A count is a whole number from 0 to 100000.</li>
        ) : null}
      </ul>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Notes
        </label>
        <input
          id={id}
          value={notes}
          maxLength={500}
          placeholder="Counted by hand"
          onChange={({ target }) => setNotes(target.value)}
          className={controlLook}
        />
      </div>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div className="flex gap-2">
        <Button type="submit" disabled={isSaving || isWrong || changes.length === 0}>
          {isSaving ? 'Saving…' : `Save ${counted(changes.length, 'count')}`}
        </Button>
        <Button onClick={onReset}>Reset</Button>
      </div>
    </form>
  )
}
