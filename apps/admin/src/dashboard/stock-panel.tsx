import type { DashboardFigures, MovementDay } from '@etrend/contract'
import { formatNumber, formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { dayWords, shortDay } from '../lib/times'
import { counted } from '../ui/display/counted'
import { DayBars, DayTable } from '../ui/display/day-bars'
import { Section } from '../ui/display/section'
import { May } from '../ui/may'

/** What is on hand, and what came in and went out in the last 30 days, as bars, and the same as a table. */
export function StockPanel({ figures: { stock, movements } }: { figures: DashboardFigures }) {
  return (
    <Section
      title="Stock"
      action={
        <May needed="stock">
          <Link
            to={`${home}/stockonhand`}
            className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:h-11"
          >
            Stock on hand
          </Link>
        </May>
      }
    >
      <p className="pt-3">
        {counted(stock.on_hand, 'piece')} on hand, worth {formatPrice(stock.value)} at shop prices.
        In the last 30 days {formatNumber(sum(movements, 'in'))} came in and{' '}
        {formatNumber(sum(movements, 'out'))} went out.
      </p>
      <MovementChart days={movements} />
    </Section>
  )
}

function MovementChart({ days }: { days: MovementDay[] }) {
  const moved = days.filter((day) => day.in > 0 || day.out > 0)
  const [first, last] = [days[0], days.at(-1)]
  if (moved.length === 0 || !first || !last) {
    return <p className="pt-3">No movements. Deliveries, counts and sales will appear here.</p>
  }
  const most = Math.max(...moved.flatMap((day) => [day.in, day.out]))
  const span = `from ${dayWords(first.day)} to ${dayWords(last.day)}`
  return (
    <>
      <div aria-hidden className="flex gap-4 pt-3 text-xs">
        <Key look="bg-success" word="In" />
        <Key look="bg-marigold" word="Out" />
      </div>
      <DayBars
        label={`Pieces in and out by day, ${span}; at most ${most} in a day`}
        days={days.map(({ day, in: came, out }) => ({
          day,
          name: shortDay(day),
          title: `${shortDay(day)}: ${came} in, ${out} out`,
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
        days={moved.map(({ day, in: came, out }) => ({
          day: dayWords(day),
          cells: [came, out],
        }))}
      />
    </>
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
