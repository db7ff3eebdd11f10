import type { HomeRow } from '@etrend/contract'
import { TextInput } from '../inputs'

/** From when to when a row is shown; empty for no limit. */
export function RowTimes({ row, onChange }: { row: HomeRow; onChange: (row: HomeRow) => void }) {
  return (
    <div className="sm:grid-cols-2 grid gap-4">
      <TextInput
        type="datetime-local"
        label="Shown from"
        hint="Leave empty to show it immediately."
        value={localTime(row.from)}
        onChange={(from) => onChange({ ...row, from: timeOf(from) })}
      />
      <TextInput
        type="datetime-local"
        label="Shown until"
        hint="Leave empty to show it without end."
        value={localTime(row.to)}
        onChange={(to) => onChange({ ...row, to: timeOf(to) })}
      />
    </div>
  )
}

/** The local time in the format of a datetime-local input: '2026-03-01T09:30'. */
function localTime(time: string | null) {
  if (time === null) return ''
  const date = new Date(time)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function timeOf(local: string) {
  const time = new Date(local)
  return local === '' || Number.isNaN(time.getTime()) ? null : time.toISOString()
}
