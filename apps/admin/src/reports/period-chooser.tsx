import type { ReportSpan } from '@etrend/contract'
import { api } from '../lib/api'
import { dayAfter, dayWords } from '../lib/times'

const look =
  'h-9 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11 max-w-full'

/** Chooses a Nepali or English month, the last days, or any first or last day. */
export function PeriodChooser({
  span,
  onChoose,
}: {
  span: ReportSpan | undefined
  onChoose: (change: Partial<ReportSpan>) => void
}) {
  const months = api.reports.months.useQuery({
    queryKey: ['reports', 'months'],
    meta: { notLoaded: 'Failed to fetch the months' },
  })
  const { nepali = [], english = [], today } = months.data?.body ?? {}
  const lastDays = today ? lastDaysOf(today) : []
  const chosen = span ? keyOf(span) : ''
  const isNamed = [...nepali, ...english, ...lastDays].some((month) => keyOf(month) === chosen)
  const options = (list: typeof nepali) =>
    list.map((month) => (
      <option key={month.name} value={keyOf(month)}>
        {monthWords(month.name)}
      </option>
    ))
  return (
    <div className="max-sm:w-full flex flex-wrap items-center gap-2">
      <select
        aria-label="Month"
        value={isNamed ? chosen : ''}
        onChange={({ target }) => {
          const [from = '', to = ''] = target.value.split(' ')
          if (from) onChoose({ from, to })
        }}
        className={`${look} max-sm:w-full`}
      >
        <option value="">Other days</option>
        <optgroup label="Nepali months">{options(nepali)}</optgroup>
        <optgroup label="English months">{options(english)}</optgroup>
        <optgroup label="Days">{options(lastDays)}</optgroup>
      </select>
      <div className="max-sm:w-full flex gap-2">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="flex min-w-0 grow items-center gap-2">
            <span>{end === 'from' ? 'From' : 'to'}</span>
            <input
              type="date"
              aria-label={end === 'from' ? 'First day' : 'Last day'}
              value={span?.[end] ?? ''}
              onChange={({ target }) => {
                if (target.value) onChoose({ [end]: target.value })
              }}
              className={`${look} min-w-0 grow`}
            />
          </label>
        ))}
      </div>
    </div>
  )
}

function lastDaysOf(today: string) {
  return [
    { name: 'Today', from: today, to: today },
    { name: 'Yesterday', from: dayAfter(today, -1), to: dayAfter(today, -1) },
    { name: 'Last 7 days', from: dayAfter(today, -6), to: today },
    { name: 'Last 30 days', from: dayAfter(today, -29), to: today },
  ]
}

/** 'Nov 2026' for the English month '2026-11'; other names as they are. */
function monthWords(name: string) {
  return /^\d{4}-\d\d$/.test(name) ? dayWords(`${name}-01`).replace(/^1 /, '') : name
}

function keyOf({ from, to }: ReportSpan) {
  return `${from} ${to}`
}
