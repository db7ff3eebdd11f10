import type { Report, ReportRow } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { useMay } from '../lib/own-role'
import { rowsBehind, type Period } from './figure-link'
import { written } from './report-words'

const needed = {
  orders: 'orders',
  returns: 'orders',
  stock: ['stock', 'reports'],
  bills: 'money',
  'credit-notes': 'money',
} as const

/** A figure of a row in one period: a link to the rows that it counts, where there are any and the user may see them. */
export function ReportFigure({
  report,
  row,
  column,
  period,
}: {
  report: Report
  row: ReportRow
  column: Report['columns'][number]
  period: Period
}) {
  const may = useMay()
  const value = row[period]?.[column.key]
  const text = written(value, column.kind)
  const { list = row.list } = column
  const behind = value && may(needed[list]) ? rowsBehind(report, row, period, list) : undefined
  if (behind) {
    return (
      <Link
        to={behind}
        className="inline-block min-w-6 underline-offset-4 hover:underline pointer-coarse:py-1.5"
      >
        {text}
      </Link>
    )
  }
  return <span className={value ? '' : 'text-muted'}>{text}</span>
}

/** The sums of a report as a row. Those whose rows are in several lists lead nowhere: their parts do. */
export function totalRow({ total, rows, parts }: Report) {
  const row = { ...total, key: 'total', name: 'Total', filter: {}, spans: null }
  return { isLinked: parts.length === 0, row: { ...row, list: rows[0]?.list ?? 'orders' } }
}
