import type { Report } from '@etrend/contract'
import type { Comparison } from './comparison'
import { ReportFigure, totalRow } from './report-figure'
import { sortedColumns } from './report-rows'
import { written } from './report-words'

/** The sums of the period, the charted one first, each with its change against the compared period. */
export function ReportTotals({
  report,
  beside,
}: {
  report: Report
  beside?: Comparison | undefined
}) {
  const { total } = report
  const columns = sortedColumns(report)
  const { row, isLinked } = totalRow(report)
  return (
    <dl className={`grid grid-cols-2 gap-2 ${looks[columns.length] ?? 'md:grid-cols-4'}`}>
      {columns.map((column) => (
        <div
          key={column.key}
          className="sm:px-4 grid content-start rounded-control bg-raised px-3 py-2.5 tabular-nums inset-ring inset-ring-line"
        >
          <dt className="text-muted">{column.title}</dt>
          <dd className="text-lg font-medium">
            {isLinked ? (
              <ReportFigure {...{ report, row, column }} period="now" />
            ) : (
              written(total.now[column.key], column.kind)
            )}
          </dd>
          {beside ? (
            <dd className="text-xs text-muted">
              {changeWords(total.now[column.key], total[beside.key]?.[column.key], column.kind)}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}

/** How many stand beside one another, so that no row is left with a single one. */
const looks: Partial<Record<number, string>> = {
  1: 'md:grid-cols-3',
  3: 'md:grid-cols-3',
  5: 'md:grid-cols-5',
  6: 'md:grid-cols-3',
  9: 'md:grid-cols-5',
}

type Kind = Report['columns'][number]['kind']

/** '12 % more than Rs. 4,505'; nothing where one of the two is unknown. */
function changeWords(now: number | null | undefined, then: number | null | undefined, kind: Kind) {
  if (now === null || now === undefined || then === null || then === undefined) return null
  if (now === then) return 'As much as then'
  // A share of a share, of nothing or of a negative sum says nothing.
  const hasShare = then > 0 && now >= 0 && (kind === 'money' || kind === 'count')
  if (!hasShare) return `${now > then ? 'More' : 'Less'} than ${written(then, kind)}`
  const percent = Math.round((Math.abs(now - then) / then) * 100)
  return `${percent} % ${now > then ? 'more' : 'less'} than ${written(then, kind)}`
}
