import type { Report, ReportRow } from '@etrend/contract'
import { expect, it } from 'vitest'
import { rowName, shownRows } from './report-rows'

/** A report of so many days from 1 Aug 2026, each with sales of Rs. 10.10. */
function reportOf(days: number): Report {
  const rows = Array.from({ length: days }, (_, place): ReportRow => {
    const date = new Date(Date.UTC(2026, 7, 1 + place)).toISOString().slice(0, 10)
    const span = { from: date, to: date }
    const spans = { now: span, before: span, last_year: null }
    const figures = { sales: 10.1 }
    const row = { key: date, name: date, list: 'orders' as const, filter: {}, spans }
    return { ...row, now: figures, before: figures, last_year: null }
  })
  const [from, to] = [rows[0]?.name ?? '', rows.at(-1)?.name ?? '']
  return {
    report: 'day',
    now: { from, to },
    until: to,
    before: { from, to },
    last_year: null,
    is_open: false,
    columns: [{ key: 'sales', title: 'Sales', kind: 'money' }],
    charted: 'sales',
    rows,
    left_out: 0,
    parts: [],
    total: { now: {}, before: {}, last_year: null },
    note: '',
  }
}

it('two months are shown by day', () => {
  const report = reportOf(62)
  expect(shownRows(report).map((row) => rowName(row, report))[61]).toBe('Thu 1 Oct')
})

it('more days are shown by week, with the sums and the days of each week', () => {
  const report = reportOf(65)
  const weeks = shownRows(report)
  expect(weeks.map(({ now }) => now['sales'])).toEqual([
    ...Array.from({ length: 9 }, () => 70.7),
    20.2,
  ])
  expect(weeks[4]?.spans?.now).toEqual({ from: '2026-08-29', to: '2026-09-04' })
  expect(rowName(weeks.at(-1) ?? { name: '', spans: null }, report)).toBe('3–4 Oct')
})
