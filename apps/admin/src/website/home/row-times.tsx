import type { HomeRow } from '@etrend/contract'
import { nepalInput, nepalTimeOf } from '../../lib/nepal-time'
import { TextInput } from '../inputs/inputs'

/** From when to when a row is shown, in Nepal's time; empty for no limit. */
export function RowTimes({ row, onChange }: { row: HomeRow; onChange: (row: HomeRow) => void }) {
  return (
    <div className="sm:grid-cols-2 grid gap-4">
      <TextInput
        type="datetime-local"
        label="Shown from"
        hint="Leave empty to show it immediately."
        value={nepalInput(row.from)}
        onChange={(from) => onChange({ ...row, from: nepalTimeOf(from) ?? null })}
      />
      <TextInput
        type="datetime-local"
        label="Shown until"
        hint="Leave empty to show it without end."
        value={nepalInput(row.to)}
        onChange={(to) => onChange({ ...row, to: nepalTimeOf(to) ?? null })}
      />
    </div>
  )
}
