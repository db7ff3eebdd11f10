import { nepalInput, nepalTimeOf } from '../../lib/nepal-time'

/** As of when in Nepal the levels are shown; `at` is an ISO time, '' for now. */
export function AsOfFilter({
  at,
  onFilter,
}: {
  at: string
  onFilter: (name: string, value: string) => void
}) {
  return (
    <>
      <label className="flex items-center gap-2">
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
          className="min-h-6 cursor-pointer underline underline-offset-2 pointer-coarse:h-11"
        >
          Back to now
        </button>
      ) : null}
    </>
  )
}
