import type { Report, ReportSpan } from '@etrend/contract'
import { rangeWords } from '../lib/times'

/** The period that a report's own is shown beside. */
type Compared = 'before' | 'last_year'

export type Comparison = {
  key: Compared
  /** As the chooser names it: 'The period before (18–31 Oct)'. */
  name: string
  /** Its days, without the year where it is the report's: '18–31 Oct'. */
  days: string
}

/** The periods that a report can be compared with: those with any figure. Before the shop opened all are zero. */
export function comparisonsOf(report: Report): Comparison[] {
  const named = [
    { key: 'before' as const, title: 'The period before', span: report.before },
    { key: 'last_year' as const, title: 'A Nepali year ago', span: report.last_year },
  ]
  return named.flatMap(({ key, title, span }) => {
    if (!span || !hasFigures(report, key)) return []
    const days = rangeWords(span, yearOf(report))
    return [{ key, name: `${title} (${days})`, days }]
  })
}

function hasFigures({ rows, total }: Report, key: Compared) {
  return [...rows, total].some((row) => Object.values(row[key] ?? {}).some(Boolean))
}

/** The days that a report has figures of: up to today where its period has not ended. */
export function daysOf({ now, until }: Pick<Report, 'now' | 'until'>): ReportSpan {
  return { from: now.from, to: until }
}

/** The year that stands in a report's heading; '' where its days are in two. */
export function yearOf({ now, until }: Pick<Report, 'now' | 'until'>) {
  const year = now.from.slice(0, 4)
  return until.startsWith(year) ? year : ''
}
