import History from 'lucide-react/icons/history'
import { useId, useState } from 'react'
import { nepalInput, nepalTimeOf } from '../../lib/nepal-time'
import { Button } from '../../ui/controls/button'

/**
 * As of when in Nepal the levels are shown; `at` is an ISO time, '' for now. On a phone the field is behind a button
 * while it is empty, because few ask for the past.
 */
export function AsOfFilter({
  at,
  onFilter,
}: {
  at: string
  onFilter: (name: string, value: string) => void
}) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <>
      {at ? null : (
        <span className="md:hidden">
          <Button
            aria-label="Levels of another time"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            <History size={16} aria-hidden />
          </Button>
        </span>
      )}
      <label
        id={id}
        className={`max-md:order-last max-md:w-full flex items-center gap-2 ${isShown || at ? '' : 'max-md:hidden'}`}
      >
        As of
        <input
          type="datetime-local"
          value={nepalInput(at || null)}
          onChange={({ target }) => onFilter('at', nepalTimeOf(target.value) ?? '')}
          className="h-9 min-w-0 grow rounded-control bg-raised px-2 inset-ring inset-ring-edge hover:inset-ring-muted pointer-coarse:h-11 pointer-coarse:text-base"
        />
      </label>
      {at ? (
        <button
          type="button"
          onClick={() => onFilter('at', '')}
          className="max-md:order-last min-h-6 cursor-pointer underline underline-offset-2 pointer-coarse:h-11"
        >
          Back to now
        </button>
      ) : null}
    </>
  )
}
