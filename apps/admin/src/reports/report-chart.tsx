import type { Report } from '@etrend/contract'
import { rangeWords } from '../lib/times'
import { ChartKey } from '../ui/display/chart-key'
import { DayBars } from '../ui/display/day-bars'
import { NamedBars } from '../ui/display/named-bars'
import { daysOf, yearOf, type Comparison } from './comparison'
import { rowName, shownRows } from './report-rows'
import { written } from './report-words'

const MOST_BARS = 12

/** The report's main figure as bars: by time beside the compared period, or of the rows with the highest figures. */
export function ReportChart({
  report,
  title,
  beside,
}: {
  report: Report
  title: string
  beside?: Comparison | undefined
}) {
  const column = report.columns.find(({ key }) => key === report.charted)
  if (!column) return null
  const bars = shownRows(report)
    .filter(({ spans }) => spans === null || spans.now !== null)
    .map((row) => ({
      key: row.key,
      name: rowName(row, report),
      value: row.now[column.key] ?? 0,
      words: written(row.now[column.key], column.kind),
      earlier: beside ? (row[beside.key]?.[column.key] ?? 0) : 0,
    }))
  const highest = bars.toSorted((a, b) => b.value - a.value)[0]
  if (!highest || bars.every(({ value, earlier }) => value === 0 && earlier === 0)) return null
  const most = `${column.title}. The most: ${highest.name}, ${highest.words}. The table below has all figures.`
  // A single day or month would be one wide block.
  if (bars.length === 1 || !report.rows.some(({ spans }) => spans)) {
    const sold = bars.filter(({ value }) => value > 0)
    return sold.length > 0 ? (
      <NamedBars label={`${title}: ${most}`} bars={sold.slice(0, MOST_BARS)} />
    ) : null
  }
  const days = rangeWords(daysOf(report), yearOf(report))
  return (
    <div>
      {beside ? (
        <ChartKey
          bars={[
            { look: nowLook, words: `${column.title}, ${days}` },
            { look: earlierLook, words: beside.days },
          ]}
        />
      ) : null}
      <DayBars
        label={`${title}: ${most}`}
        days={bars.map(({ key, name, value, words, earlier }) => ({
          day: key,
          name,
          title: `${name}: ${words}${beside ? `, beside ${written(earlier, column.kind)}` : ''}`,
          bars: [
            [{ value, look: nowLook }],
            ...(beside ? [[{ value: earlier, look: earlierLook }]] : []),
          ],
        }))}
        write={(value) => written(value, column.kind)}
      />
    </div>
  )
}

const nowLook = 'fill-accent'
const earlierLook = 'fill-edge/60'
