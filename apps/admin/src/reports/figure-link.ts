import type { Report, ReportList, ReportRow } from '@etrend/contract'
import { home } from '../lib/addresses'

export type Period = 'now' | 'before' | 'last_year'

/** The screen of each list, and the names of its first and last day. Stock is always today's, without days. */
const screens: Record<ReportList, { path: string; from?: string; to?: string }> = {
  orders: { path: 'allorder', from: 'sold_from', to: 'sold_to' },
  returns: { path: 'returns', from: 'from', to: 'to' },
  stock: { path: 'stockonhand' },
  bills: { path: 'bills', from: 'from', to: 'to' },
  'credit-notes': { path: 'creditnotes', from: 'from', to: 'to' },
}

/** The list that has the rows behind a figure; undefined where the period has none. */
export function rowsBehind(
  report: Pick<Report, Period>,
  row: Pick<ReportRow, 'filter' | 'spans'>,
  period: Period,
  list: ReportList,
) {
  const span = row.spans ? row.spans[period] : report[period]
  if (!span) return undefined
  const { path, from, to } = screens[list]
  const query = new URLSearchParams(row.filter)
  if (from) query.set(from, span.from)
  if (to) query.set(to, span.to)
  return `${home}/${path}?${query}`
}
