/** What the bars of one colour are. Screen readers get the chart's sentence instead. */
export function ChartKey({ bars }: { bars: { look: string; words: string }[] }) {
  return (
    <div aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-xs">
      {bars.map(({ look, words }) => (
        <span key={words} className="flex items-center gap-1.5">
          <svg className="size-2.5">
            <rect width="100%" height="100%" className={look} />
          </svg>
          {words}
        </span>
      ))}
    </div>
  )
}
