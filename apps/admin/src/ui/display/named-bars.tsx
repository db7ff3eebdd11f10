type Bar = { key: string; name: string; value: number; words: string }

/**
 * Horizontal bars with their names, the longest as wide as the panel; figures below zero go without a bar. Screen
 * readers get `label` instead: a table beside the bars has the numbers.
 */
export function NamedBars({ label, bars }: { label: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure role="img" aria-label={label} className="grid gap-1.5 pt-2">
      {bars.map(({ key, name, value, words }) => (
        <div
          key={key}
          aria-hidden
          className="sm:grid-cols-[14rem_1fr] grid grid-cols-[8rem_1fr] items-center gap-3"
        >
          <span className="truncate text-sm" title={name}>
            {name}
          </span>
          <span className="flex items-center gap-2">
            <svg height={14} width={`${(Math.max(0, value) / most) * 70}%`} className="shrink-0">
              <rect width="100%" height={14} className="fill-accent" />
            </svg>
            <span className="text-xs whitespace-nowrap text-muted tabular-nums">{words}</span>
          </span>
        </div>
      ))}
    </figure>
  )
}
