import type { Report, ReportRow } from '@etrend/contract'
import { DayBars } from '../ui/display/day-bars'
import { NamedBars } from '../ui/display/named-bars'
import { rowWords, written } from './report-words'

const MOST_BARS = 12

/** The report's main figure as bars: by time, or of the rows with the highest figures. */
export function ReportChart({ report, title }: { report: Report; title: string }) {
  const column = report.columns.find(({ key }) => key === report.charted)
  if (!column) return null
  const bars = report.rows.filter(isOfNow).map(({ key, name, now }) => ({
    key,
    name,
    value: now[column.key] ?? 0,
    words: written(now[column.key], column.kind),
  }))
  const highest = bars.toSorted((a, b) => b.value - a.value)[0]
  if (!highest || highest.value <= 0) return null
  const most = `${column.title}. The most: ${rowWords(highest.name)}, ${highest.words}. The table below has all figures.`
  // A single day or month would be one wide block.
  if (bars.length === 1 || !report.rows.some(({ spans }) => spans)) {
    const named = bars.slice(0, MOST_BARS).map((bar) => ({ ...bar, name: rowWords(bar.name) }))
    return <NamedBars label={`${title}: ${most}`} bars={named} />
  }
  return (
    <div className="max-w-3xl">
      <DayBars
        label={`${title}: ${most}`}
        days={bars.map(({ name, value, words }) => ({
          day: name,
          name: rowWords(name),
          title: `${rowWords(name)}: ${words}`,
          above: Math.max(0, value),
        }))}
        looks={{ above: 'fill-accent' }}
        write={(value) => written(value, column.kind)}
      />
    </div>
  )
}

function isOfNow({ spans }: ReportRow) {
  return spans === null || spans.now !== null
}
