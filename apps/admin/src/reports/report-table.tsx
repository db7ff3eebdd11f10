import type { Report, ReportRow } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { useMay } from '../lib/own-role'
import { rowsBehind, type Period } from './figure-link'
import { rowWords, written } from './report-words'

const periods: { key: Period; words: string }[] = [
  { key: 'now', words: '' },
  { key: 'before', words: 'period before' },
  { key: 'last_year', words: 'last year' },
]
const needed = {
  orders: 'orders',
  returns: 'orders',
  stock: ['stock', 'reports'],
  bills: 'money',
  'credit-notes': 'money',
} as const

/** The rows of a report. Each figure leads to what it counts, and has those of the compared periods under it. */
export function ReportTable({ report, title }: { report: Report; title: string }) {
  const totalRow = { ...report.total, key: 'total', name: 'Total', filter: {}, spans: null }
  const list = report.rows[0]?.list ?? 'orders'
  return (
    <div className="md:overflow-x-auto">
      <table aria-label={title} className="max-md:block w-full tabular-nums">
        <thead className="max-md:hidden border-b border-ink/70">
          <tr>
            <th scope="col" className="font-semibold h-9 px-3 text-start">
              <span className="sr-only">What</span>
            </th>
            {report.columns.map(({ key, title: column }) => (
              <th key={key} scope="col" className="font-semibold h-9 px-3 text-end">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {report.rows.map((row) => (
            <Row key={row.key} report={report} row={row} />
          ))}
        </tbody>
        <tfoot className="max-md:block font-semibold border-t border-ink/70">
          {report.parts.map((part) => (
            <Row key={part.key} report={report} row={part} />
          ))}
          <Row report={report} row={{ ...totalRow, list }} isUnlinked={report.parts.length > 0} />
        </tfoot>
      </table>
    </div>
  )
}

/** Figures of a row whose rows are in several lists lead nowhere: its parts do. */
function Row({
  report,
  row,
  isUnlinked = false,
}: {
  report: Report
  row: ReportRow
  isUnlinked?: boolean
}) {
  const isQuiet = [row.now, row.before, row.last_year ?? {}].every((figures) =>
    Object.values(figures).every((value) => !value),
  )
  const shown = isQuiet ? periods.slice(0, 1) : periods
  return (
    <tr className="max-md:block max-md:py-2 border-b border-line">
      <th
        scope="row"
        className="font-normal max-md:block max-md:px-0 in-[tfoot]:font-semibold px-3 py-1.5 text-start wrap-anywhere"
      >
        {rowWords(row.name)}
      </th>
      {report.columns.map((column) => (
        <td
          key={column.key}
          className="max-md:flex max-md:gap-3 max-md:px-0 md:text-end px-3 py-1.5 align-top"
        >
          <span className="md:hidden w-30 shrink-0 text-muted">{column.title}</span>
          <span>
            {shown.map(({ key, words }) => (
              <Figure key={key} {...{ report, row, column, words, isUnlinked }} period={key} />
            ))}
          </span>
        </td>
      ))}
    </tr>
  )
}

function Figure({
  report,
  row,
  column,
  period,
  words,
  isUnlinked,
}: {
  report: Report
  row: ReportRow
  column: Report['columns'][number]
  period: Period
  words: string
  isUnlinked: boolean
}) {
  const may = useMay()
  const value = row[period]?.[column.key]
  if (period !== 'now' && (value === null || value === undefined)) return null
  const text = written(value, column.kind)
  const { list = row.list } = column
  const isLinked = value && !isUnlinked && may(needed[list])
  const behind = isLinked ? rowsBehind(report, row, period, list) : undefined
  const look = period === 'now' ? 'block' : 'block text-xs font-normal text-muted'
  const about = words && <span className="md:sr-only"> {words}</span>
  return behind ? (
    <Link to={behind} className={`${look} underline-offset-4 hover:underline`}>
      {text}
      {about}
    </Link>
  ) : (
    <span className={look}>
      {text}
      {about}
    </span>
  )
}
