import { contract, type Report, type ReportQuery } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../../../db/client'
import { nepaliMonthName, nepaliMonthOf, earlierMonth, laterDay } from '../../../lib/nepali-months'
import { BYTE_ORDER_MARK, csvLine } from '../../../sheets/csv'
import { comparedSoFar, lastDayOf, periodsOf, todayIn } from '../periods'
import { marginReports } from './margin-reports'
import { customersReport } from './people-report'
import { buildReport, type ReportKind } from './report-kind'
import { returnsReport } from './returns-report'
import { salesReports } from './sales-reports'
import { stockReport } from './stock-report'
import { taxReport } from './tax-report'

const MOST_ROWS = 200
const MONTHS = 25

type Call = { params: { report: string }; query: ReportQuery }

/** The reports of staff, as JSON for the screen and as CSV. */
export function reportRoutes(db: Database, clock: () => Date) {
  const kinds = () => ({
    ...salesReports,
    customers: customersReport,
    returns: returnsReport,
    stock: stockReport(todayIn(clock())),
    tax: taxReport,
  })

  async function read(kind: ReportKind, { params: { report }, query }: Call): Promise<Report> {
    const today = todayIn(clock())
    const periods = comparedSoFar(periodsOf(query, clock()), today)
    const { rows, ...built } = await db.snapshot((queries) => buildReport(queries, kind, periods))
    const until = lastDayOf(periods.now, today)
    const is_open = periods.now.to >= today
    const shown = rows.filter((row) => !isFuture(row, today) && !isEmptyPast(row))
    return { report, ...periods, until, is_open, left_out: 0, ...built, rows: shown }
  }

  return initServer().router(contract.reports, {
    months: async () => ({ status: 200, body: monthsUpTo(todayIn(clock())) }),
    get: async (call) => ({
      status: 200,
      body: shortened(await read(kinds()[call.params.report], call)),
    }),
    csv: async ({ reply, ...call }) =>
      csvAnswer(reply, await read(kinds()[call.params.report], call)),
    margin: async (call) => ({
      status: 200,
      body: shortened(await read(marginReports[call.params.report], call)),
    }),
    marginCsv: async ({ reply, ...call }) =>
      csvAnswer(reply, await read(marginReports[call.params.report], call)),
  })
}

type Row = Report['rows'][number]

/** A day or month that has not begun. */
function isFuture({ spans }: Row, today: string) {
  return spans?.now ? spans.now.from > today : false
}

/** A day or month that only the compared periods have, and in which nothing happened. */
function isEmptyPast({ spans, before, last_year }: Row) {
  if (!spans || spans.now) return false
  return [before, last_year ?? {}].every((sums) => Object.values(sums).every((sum) => !sum))
}

function shortened(report: Report): Report {
  const isInTime = report.rows.some(({ spans }) => spans)
  if (isInTime || report.rows.length <= MOST_ROWS) return report
  return {
    ...report,
    rows: report.rows.slice(0, MOST_ROWS),
    left_out: report.rows.length - MOST_ROWS,
  }
}

function monthsUpTo(today: string) {
  const nepali = []
  let month = nepaliMonthOf(today)
  for (let count = 0; count < MONTHS && month; count += 1) {
    nepali.push({ name: nepaliMonthName(month), from: month.from, to: month.to })
    month = earlierMonth(month, 1)
  }
  const english = []
  let first = `${today.slice(0, 8)}01`
  let last = laterDay(`${laterDay(first, 31).slice(0, 8)}01`, -1)
  for (let count = 0; count < MONTHS; count += 1) {
    english.push({ name: first.slice(0, 7), from: first, to: last })
    last = laterDay(first, -1)
    first = `${last.slice(0, 8)}01`
  }
  return { today, nepali, english }
}

type Reply = { header: (name: string, value: string) => unknown }

function csvAnswer(reply: Reply, { report, now, columns, rows, total, ...of }: Report) {
  const periods = [
    { title: '', key: 'now' as const },
    { title: ', period before', key: 'before' as const },
    ...(of.last_year ? [{ title: ', last year', key: 'last_year' as const }] : []),
  ]
  const heads = periods.flatMap((period) => columns.map(({ title }) => title + period.title))
  const cells = (row: Pick<Report['rows'][number], 'now' | 'before' | 'last_year'>) =>
    periods.flatMap(({ key }) => columns.map((column) => row[key]?.[column.key]))
  const file = `${report}-${now.from}-to-${now.to}.csv`
  void reply.header('content-disposition', `attachment; filename="${file}"`)
  const body = [
    BYTE_ORDER_MARK,
    csvLine(['', ...heads]),
    ...rows.map((row) => csvLine([row.name, ...cells(row)])),
    csvLine(['Total', ...cells(total)]),
  ].join('')
  return { status: 200 as const, body }
}
