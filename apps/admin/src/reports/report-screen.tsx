import type { Report, ReportSpan } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { useMay } from '../lib/own-role'
import { dayWords } from '../lib/times'
import { Button, ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { PeriodChooser } from './period-chooser'
import { ReportChart } from './report-chart'
import { ReportTable } from './report-table'
import { marginWords, reportGroups } from './report-words'
import { useReport, useReportFile } from './use-report'

/** A report of a period as chart and table. The report and the period are in the address. */
export function ReportScreen() {
  const [params, setParams] = useSearchParams()
  const may = useMay()
  const groups = may('costs')
    ? [...reportGroups, { title: 'Costs', reports: marginWords }]
    : reportGroups
  const titles = new Map(groups.flatMap(({ reports }) => Object.entries(reports)))
  const asked = params.get('report') ?? ''
  const name = titles.has(asked) ? asked : 'day'
  const title = titles.get(name) ?? ''
  const query = daysIn(params)
  const report = useReport(name, query)
  const file = useReportFile(name, query)
  const loaded = report.data?.body
  const shown = query.from && query.to ? { from: query.from, to: query.to } : loaded?.now
  // When both days change quickly, the address is newer than what this component last rendered.
  const newest = () => daysIn(new URLSearchParams(window.location.search))
  return (
    <>
      <ScreenHeader title="Reports">
        <Button disabled={file.isBusy || !loaded} onClick={() => void file.save()}>
          <Download size={16} aria-hidden />
          Save as CSV
        </Button>
      </ScreenHeader>
      <div className="flex flex-wrap items-center gap-2 py-5">
        <select
          aria-label="Report"
          value={name}
          onChange={({ target }) => setParams({ report: target.value, ...newest() })}
          className="h-9 max-w-full rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
        >
          {groups.map(({ title: group, reports }) => (
            <optgroup key={group} label={group}>
              {Object.entries(reports).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <PeriodChooser
          span={shown}
          onChoose={(change) => setParams({ report: name, ...shown, ...newest(), ...change })}
        />
      </div>
      <Loaded answer={report} skeleton={<RowsSkeleton rows={10} />}>
        {(body) => (
          <div
            aria-busy={report.isPlaceholderData}
            className="grid gap-5 transition-opacity aria-busy:opacity-60"
          >
            <Body report={body} title={title} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Body({ report, title }: { report: Report; title: string }) {
  const { now, before, last_year, is_open, note, left_out, rows } = report
  const isEmpty = rows.every((row) => Object.values(row.now).every((value) => !value))
  return (
    <section aria-label={title} className="grid min-w-0 gap-4">
      <p className="max-w-prose text-muted">
        {spanWords(now)}
        {is_open ? ', which has not ended yet' : ''}. Under each figure: {spanWords(before)}
        {last_year ? `, then ${spanWords(last_year)} a Nepali year ago` : ''}. {note}
      </p>
      {isEmpty ? (
        <BlankState words="Nothing in this period. Choose another month, or other days.">
          <ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>
        </BlankState>
      ) : (
        <ReportChart report={report} title={title} />
      )}
      {rows.length > 0 ? <ReportTable report={report} title={title} /> : null}
      {left_out > 0 ? (
        <p className="text-muted">
          The {rows.length} rows with the highest figures. The CSV file also has the other{' '}
          {left_out}; the total counts them.
        </p>
      ) : null}
    </section>
  )
}

/** The days that the address names; none where it names none. */
function daysIn(params: URLSearchParams): Partial<ReportSpan> {
  const [from, to] = [params.get('from'), params.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}

/** '1 Nov 2026 to 24 Nov 2026' */
function spanWords({ from, to }: ReportSpan) {
  return `${dayWords(from)} to ${dayWords(to)}`
}
