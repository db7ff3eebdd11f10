import type { MovementDay } from '@etrend/contract'
import { DayBars } from './day-bars'

/** What came in and went out in the last 30 days, as bars, and the same as a table. */
export function MovementChart({ days }: { days: MovementDay[] }) {
  const moved = days.filter((day) => day.in > 0 || day.out > 0)
  return (
    <section aria-labelledby="movements-title">
      <h2 id="movements-title" className="text-lg">
        Stock movements
      </h2>
      <p className="pt-1 text-muted">
        {sum(days, 'in')} pieces in, {sum(days, 'out')} out in 30 days.
      </p>
      {moved.length > 0 ? (
        <>
          <div aria-hidden className="flex gap-4 pt-3 text-xs">
            <Key look="bg-success" word="In" />
            <Key look="bg-marigold" word="Out" />
          </div>
          <DayBars days={days} />
          <details className="pt-2">
            <summary className="cursor-pointer underline-offset-4 hover:underline pointer-coarse:py-3">
              As a table
            </summary>
            <DayTable days={moved} />
          </details>
        </>
      ) : (
        <p className="pt-3">No movements. Deliveries, counts and sales will appear here.</p>
      )}
    </section>
  )
}

function Key({ look, word }: { look: string; word: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`size-2.5 ${look}`} />
      {word}
    </span>
  )
}

function DayTable({ days }: { days: MovementDay[] }) {
  return (
    <table aria-label="Stock movements by day" className="mt-2 tabular-nums">
      <thead className="border-b border-ink/70">
        <tr>
          <th scope="col" className="font-semibold h-8 pe-8 text-start">
            Day
          </th>
          <th scope="col" className="font-semibold w-20 text-end">
            In
          </th>
          <th scope="col" className="font-semibold w-20 text-end">
            Out
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, in: came, out }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="font-normal h-8 pe-8 text-start">
              {day}
            </th>
            <td className="text-end">{came}</td>
            <td className="text-end">{out}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sum(days: MovementDay[], way: 'in' | 'out') {
  return days.reduce((total, day) => total + day[way], 0)
}
