import type { Report, ReportRow, ReportSpan } from '@etrend/contract'
import { dayWords, rangeWords, shortDay } from '../lib/times'
import { yearOf } from './comparison'

const MOST_DAYS = 62
const WEEK = 7

/** The rows as the screen shows them: the days of more than two months by week, each with the sum of its days. */
export function shownRows({ report, rows }: Report): ReportRow[] {
  if (report !== 'day' || rows.length <= MOST_DAYS) return rows
  const weeks = Array.from({ length: Math.ceil(rows.length / WEEK) }, (_, place) =>
    rows.slice(place * WEEK, (place + 1) * WEEK),
  )
  return weeks.flatMap(weekOf)
}

/** Whether `shownRows` are weeks. */
export function isByWeek({ report, rows }: Report) {
  return report === 'day' && rows.length > MOST_DAYS
}

function weekOf(days: ReportRow[]): ReportRow[] {
  const [first] = days
  if (!first) return []
  const spans = {
    now: spanOf(days, 'now'),
    before: spanOf(days, 'before'),
    last_year: spanOf(days, 'last_year'),
  }
  return [
    {
      ...first,
      spans,
      now: sumsOf(days.map(({ now }) => now)),
      before: sumsOf(days.map(({ before }) => before)),
      last_year: first.last_year && sumsOf(days.map(({ last_year }) => last_year ?? {})),
    },
  ]
}

function spanOf(days: ReportRow[], period: 'now' | 'before' | 'last_year'): ReportSpan | null {
  const spans = days.flatMap(({ spans: of }) => of?.[period] ?? [])
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

function sumsOf(figures: ReportRow['now'][]) {
  const keys = new Set(figures.flatMap((of) => Object.keys(of)))
  const sum = (key: string) =>
    Math.round(figures.reduce((all, of) => all + (of[key] ?? 0), 0) * 100) / 100
  return Object.fromEntries([...keys].map((key) => [key, sum(key)]))
}

/** The name of a row. A day or week is named by its days, without the year where the heading has it. */
export function rowName({ name, spans }: Pick<ReportRow, 'name' | 'spans'>, report: Report) {
  const span = spans?.now
  if (report.report !== 'day' || !span) return name
  if (span.from !== span.to) return rangeWords(span, yearOf(report))
  return yearOf(report) ? shortDay(span.from) : dayWords(span.from)
}

/** The columns, the charted one first. */
export function sortedColumns({ columns, charted }: Report) {
  const main = columns.filter(({ key }) => key === charted)
  return [...main, ...columns.filter((column) => !main.includes(column))]
}

/** Whether nothing was counted in these figures. */
export function isNothing(figures: ReportRow['now'] | null | undefined) {
  return Object.values(figures ?? {}).every((value) => !value)
}
