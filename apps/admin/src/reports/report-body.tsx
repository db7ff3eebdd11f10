import type { Report } from '@etrend/contract'
import { home } from '../lib/addresses'
import { dayWords, rangeWords } from '../lib/times'
import { ButtonLink } from '../ui/controls/button'
import { BlankState } from '../ui/state/blank-state'
import { comparisonsOf, daysOf } from './comparison'
import { ReportChart } from './report-chart'
import { isByWeek, isNothing } from './report-rows'
import { ReportTable } from './report-table'
import { ReportTotals } from './report-totals'

/** A loaded report: its days and what they are compared with, the sums, the chart and the table. */
export function ReportBody({
  report,
  title,
  compare,
  onCompare,
}: {
  report: Report
  title: string
  /** The compared period that the address names; '' for the first one that has figures. */
  compare: string
  onCompare: (name: string) => void
}) {
  const { now, until, is_open, note, left_out, rows } = report
  const comparisons = comparisonsOf(report)
  const beside =
    compare === NOTHING
      ? undefined
      : (comparisons.find(({ key }) => key === compare) ?? comparisons[0])
  const isEmpty = rows.every((row) => isNothing(row.now))
  return (
    <section aria-label={title} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">
          {rangeWords(daysOf(report))}
          {is_open ? (
            <span className="font-normal font-sans text-sm text-muted">
              {' '}
              ·{' '}
              {until === now.to
                ? 'until now'
                : `until today; the period ends on ${dayWords(now.to)}`}
            </span>
          ) : null}
        </h2>
        {comparisons.length > 0 ? (
          <label className="flex max-w-full flex-wrap items-center gap-2">
            Beside
            <select
              value={beside?.key ?? NOTHING}
              onChange={({ target }) => onCompare(target.value)}
              className="h-9 max-w-full rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
            >
              {comparisons.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
              <option value={NOTHING}>Nothing</option>
            </select>
          </label>
        ) : null}
      </div>
      {isEmpty && !beside ? (
        <BlankState words="Nothing in this period. Choose another month, or other days.">
          <ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>
        </BlankState>
      ) : (
        <>
          <ReportTotals report={report} beside={beside} />
          <ReportChart report={report} title={title} beside={beside} />
          <ReportTable report={report} title={title} beside={beside} />
        </>
      )}
      <p className="max-w-prose text-muted">
        {isByWeek(report) ? 'More than two months are shown by week. ' : ''}
        {left_out > 0
          ? `The ${rows.length} rows with the highest figures. The CSV file also has the other ${left_out}; the total counts them. `
          : ''}
        {note}
      </p>
    </section>
  )
}

const NOTHING = 'nothing'
