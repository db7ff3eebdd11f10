import type { AuditEntry as Entry } from '@etrend/contract'
import { dayInWords } from '../lib/times'
import { AuditEntry } from './audit-entry'
import { useEntryUndo } from './use-entry-undo'

/** Entries of the log under the days on which they were made. */
export function AuditDays({ entries }: { entries: Entry[] }) {
  const { undo, isUndoing, refusalFor } = useEntryUndo()
  return (
    <div className="grid gap-6">
      {byDay(entries).map(([day, made]) => (
        <section key={day} aria-label={day}>
          <h2 className="font-semibold border-b border-ink/70 pb-1.5 font-sans text-sm">{day}</h2>
          <ul>
            {made.map((entry) => (
              <AuditEntry
                key={entry.id}
                entry={entry}
                isBusy={isUndoing(entry.id)}
                refusal={refusalFor(entry.id)}
                onUndo={() => void undo(entry.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function byDay(entries: Entry[]) {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = dayInWords(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
