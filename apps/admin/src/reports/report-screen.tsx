import type { ReportSpan } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../lib/own-role'
import { Button } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { Loaded } from '../ui/state/loaded'
import { PeriodChooser } from './period-chooser'
import { ReportBody } from './report-body'
import { ReportSkeleton } from './report-skeleton'
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
  const beside = params.get('beside')
  const kept: Record<string, string> = beside ? { beside } : {}
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
          onChange={({ target }) => setParams({ report: target.value, ...newest(), ...kept })}
          className="max-sm:w-full h-9 max-w-full rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
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
          onChoose={(change) =>
            setParams({ report: name, ...shown, ...newest(), ...change, ...kept })
          }
        />
      </div>
      <Loaded answer={report} skeleton={<ReportSkeleton />}>
        {(body) => (
          <div
            aria-busy={report.isPlaceholderData}
            className="grid gap-5 transition-opacity aria-busy:opacity-60"
          >
            <ReportBody
              report={body}
              title={title}
              compare={beside ?? ''}
              onCompare={(chosen) => setParams({ report: name, ...newest(), beside: chosen })}
            />
          </div>
        )}
      </Loaded>
    </>
  )
}

/** The days that the address names; none where it names none. */
function daysIn(params: URLSearchParams): Partial<ReportSpan> {
  const [from, to] = [params.get('from'), params.get('to')]
  return { ...(from && { from }), ...(to && { to }) }
}
