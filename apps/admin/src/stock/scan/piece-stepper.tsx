import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '../../ui/icon-button'

/** A number of pieces with buttons for one less and one more. `onSet` gets a typed number. */
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
  return (
    <span className="flex items-center gap-1">
      <IconButton
        label={`One less of ${name}`}
        icon={Minus}
        disabled={pieces <= least}
        onClick={() => onSet(pieces - 1)}
      />
      <input
        key={pieces}
        aria-label={`Pieces of ${name}`}
        inputMode="numeric"
        defaultValue={pieces}
        onFocus={({ target }) => target.select()}
        onBlur={({ target }) => {
          const typed = target.value.trim()
          if (/^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= 100_000) {
            if (Number(typed) !== pieces) onSet(Number(typed))
          } else target.value = String(pieces)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
        className="h-9 w-16 rounded-control bg-raised px-2 text-center text-base tabular-nums inset-ring inset-ring-edge pointer-coarse:h-11"
      />
      <IconButton label={`One more of ${name}`} icon={Plus} onClick={() => onSet(pieces + 1)} />
    </span>
  )
}
