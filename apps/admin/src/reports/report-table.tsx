import type { Report, ReportRow } from '@etrend/contract'
import type { Comparison } from './comparison'
import { ReportFigure, totalRow } from './report-figure'
import { isNothing, rowName, shownRows, sortedColumns } from './report-rows'
import { written } from './report-words'

type Beside = { beside?: Comparison | undefined }

/**
 * The rows of a report. Each figure leads to what it counts. The compared period has a column beside the main figure. On
 * a phone the name and the main figure are a line, and the other figures are listed below it.
 */
export function ReportTable({ report, title, beside }: { report: Report; title: string } & Beside) {
  const { row, isLinked } = totalRow(report)
  // Rows that only the other compared period has.
  const rows = shownRows(report).filter(({ spans, ...of }) => {
    const isElsewhere = spans !== null && spans.now === null
    return !isElsewhere || (beside && !isNothing(of[beside.key]))
  })
  return (
    <div className="md:overflow-x-auto">
      <table aria-label={title} className="max-md:block w-full tabular-nums">
        <thead className="max-md:hidden border-b border-ink/70">
          <tr>
            <th scope="col" className={`${nameLook} font-semibold`}>
              <span className="sr-only">What</span>
            </th>
            {sortedColumns(report).map(({ key, title: column }) => (
              <Heads key={key} isMain={key === report.charted} column={column} beside={beside} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((one) => (
            <Row key={one.key} report={report} row={one} beside={beside} />
          ))}
        </tbody>
        <tfoot className="max-md:block font-semibold border-t border-ink/70">
          {report.parts.map((part) => (
            <Row key={part.key} report={report} row={part} beside={beside} />
          ))}
          <Row report={report} row={row} beside={beside} isLinked={isLinked} />
        </tfoot>
      </table>
    </div>
  )
}

const headLook = 'font-semibold h-9 px-1.5 text-end xl:px-3'
// Stays in view while the figures scroll beside it.
const nameLook = 'md:sticky md:left-0 bg-paper px-2 text-start xl:px-3'

function Heads({ isMain, column, beside }: { isMain: boolean; column: string } & Beside) {
  return (
    <>
      <th scope="col" className={headLook}>
        {column}
      </th>
      {isMain && beside ? (
        <th
          scope="col"
          className={`${headLook} max-lg:hidden font-normal whitespace-nowrap text-muted`}
        >
          {beside.days}
        </th>
      ) : null}
    </>
  )
}

function Row({
  report,
  row,
  beside,
  isLinked = true,
}: { report: Report; row: ReportRow; isLinked?: boolean } & Beside) {
  const isElsewhere = row.spans !== null && row.spans.now === null
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:py-2 border-b border-line">
      <th
        scope="row"
        className={`${nameLook} max-md:grow max-md:basis-[calc(100%-8rem)] max-md:px-0 max-md:h-auto md:min-w-24 md:in-[tbody]:font-normal h-9 font-medium wrap-break-word`}
      >
        {isElsewhere ? `Only in ${beside?.days ?? 'the other period'}` : rowName(row, report)}
      </th>
      {sortedColumns(report).map((column) => {
        const isMain = column.key === report.charted
        return (
          <Cells
            key={column.key}
            {...{ report, row, column, isMain, isLinked }}
            beside={isMain ? beside : undefined}
          />
        )
      })}
    </tr>
  )
}

function Cells({
  report,
  row,
  column,
  isMain,
  isLinked,
  beside,
}: {
  report: Report
  row: ReportRow
  column: Report['columns'][number]
  isMain: boolean
  isLinked: boolean
} & Beside) {
  const figure = (period: 'now' | Comparison['key']) =>
    isLinked ? (
      <ReportFigure {...{ report, row, column, period }} />
    ) : (
      written(row[period]?.[column.key], column.kind)
    )
  const isEmpty = !row.now[column.key]
  return (
    <>
      <td
        className={`max-md:h-auto max-md:px-0 xl:px-3 h-9 px-1.5 text-end whitespace-nowrap ${
          isMain ? 'max-md:w-28' : `max-md:order-2 max-md:text-xs ${isEmpty ? 'max-md:hidden' : ''}`
        }`}
      >
        {isMain ? null : <span className="md:hidden text-muted">{column.title} </span>}
        {figure('now')}
      </td>
      {beside ? (
        <td className="md:max-lg:hidden font-normal max-md:order-2 max-md:h-auto max-md:px-0 max-md:text-xs xl:px-3 h-9 px-1.5 text-end whitespace-nowrap text-muted">
          <span className="md:hidden">{beside.days}: </span>
          {figure(beside.key)}
        </td>
      ) : null}
    </>
  )
}
