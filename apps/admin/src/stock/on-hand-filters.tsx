import { nepalInput, nepalTimeOf } from '../lib/nepal-time'

/** Which levels are shown, and as of when in Nepal; `at` is an ISO time, '' for now. */
export function OnHandFilters({
  stock,
  at,
  onFilter,
}: {
  stock: string
  at: string
  onFilter: (name: string, value: string) => void
}) {
  return (
    <>
      <select
        aria-label="Level"
        value={stock}
        onChange={(event) => onFilter('stock', event.target.value)}
        className={look}
      >
        <option value="">All levels</option>
        <option value="low">Low</option>
        <option value="out">Out</option>
        <option value="in">In stock</option>
      </select>
      <label className="flex items-center gap-2">
        As of
        <input
          type="datetime-local"
          value={nepalInput(at || null)}
          onChange={({ target }) => onFilter('at', nepalTimeOf(target.value) ?? '')}
          className={look}
        />
      </label>
      {at ? (
        <button
          type="button"
          onClick={() => onFilter('at', '')}
          className="cursor-pointer underline underline-offset-2 pointer-coarse:h-11"
        >
          Back to now
        </button>
      ) : null}
    </>
  )
}

const look =
  'h-9 min-w-0 rounded-control bg-raised px-2 inset-ring inset-ring-edge hover:inset-ring-muted pointer-coarse:h-11 pointer-coarse:text-base'
