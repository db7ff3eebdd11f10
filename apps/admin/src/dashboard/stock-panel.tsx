import type { MovementDay } from '@etrend/contract'
import { DayBars, DayTable } from '../ui/display/day-bars'

/** What came in and went out in the last 30 days, as bars, and the same as a table. */
export function MovementChart({ days }: { days: MovementDay[] }) {
  const moved = days.filter((day) => day.in > 0 || day.out > 0)
  const most = Math.max(1, ...days.flatMap((day) => [day.in, day.out]))
  const first = days[0]?.day ?? ''
  const last = days.at(-1)?.day ?? ''
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
          <DayBars
            label={`Pieces in and out by day, from ${first} to ${last}; at most ${most} in a day`}
            days={days.map(({ day, in: came, out }) => ({
              day,
              title: `${day}: ${came} in, ${out} out`,
              above: came,
              below: out,
            }))}
            looks={{ above: 'fill-success', below: 'fill-marigold' }}
          />
          <DayTable
            label="Stock movements by day"
            columns={[
              { title: 'In', look: 'w-20' },
              { title: 'Out', look: 'w-20' },
            ]}
            days={moved.map(({ day, in: came, out }) => ({ day, cells: [came, out] }))}
          />
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

function sum(days: MovementDay[], way: 'in' | 'out') {
  return days.reduce((total, day) => total + day[way], 0)
}
