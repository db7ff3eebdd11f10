import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { numberIn } from '../../lib/typed-amount'
import { IconButton } from '../../ui/controls/icon-button'

const MOST = 100_000

/**
 * A number of pieces with buttons for one less and one more. `onSet` gets a typed number. Any other text is replaced by
 * the number that counts, with a sentence that says so.
 */
export function PieceStepper({
  name,
  pieces,
  least,
  onSet,
}: {
  name: string
  pieces: number
  least: number
  onSet: (pieces: number) => void
}) {
  const [problem, setProblem] = useState<string>()

  function set(next: number) {
    setProblem(undefined)
    if (next !== pieces) onSet(next)
  }

  function leave(field: HTMLInputElement) {
    const text = field.value.trim()
    const typed = numberIn(text)
    if (typed !== null && Number.isInteger(typed) && typed >= least && typed <= MOST) {
      field.value = String(typed)
      return set(typed)
    }
    setProblem(text ? `“${text}” is not a whole number from ${least} to ${MOST}.` : undefined)
    field.value = String(pieces)
  }

  return (
    <span className="grid gap-1">
      <span className="flex items-center gap-1">
        <IconButton
          label={`One less of ${name}`}
          icon={Minus}
          disabled={pieces <= least}
          onClick={() => set(pieces - 1)}
        />
        <input
          key={pieces}
          aria-label={`Pieces of ${name}`}
          inputMode="numeric"
          defaultValue={pieces}
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => leave(target)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
          }}
          className="h-9 w-16 rounded-control bg-raised px-2 text-center text-base tabular-nums inset-ring inset-ring-edge pointer-coarse:h-11"
        />
        <IconButton label={`One more of ${name}`} icon={Plus} onClick={() => set(pieces + 1)} />
      </span>
      {problem ? (
        <span role="alert" className="text-danger">
          {problem}
        </span>
      ) : null}
    </span>
  )
}
