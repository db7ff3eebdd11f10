import type { DashboardFigures, MovementDay } from '@etrend/contract'
import { formatNumber, formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { dayWords, shortDay } from '../lib/times'
import { ChartKey } from '../ui/display/chart-key'
import { counted } from '../ui/display/counted'
import { DayBars } from '../ui/display/day-bars'
import { DayTable } from '../ui/display/day-table'
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
  const counts = moved.flatMap((day) => [day.in, day.out])
  const most = Math.max(...counts)
  const limit = ordinaryMost(counts)
  const span = `from ${dayWords(first.day)} to ${dayWords(last.day)}`
  return (
    <>
      <ChartKey
        bars={[
          { look: 'fill-success', words: 'In' },
          { look: 'fill-marigold', words: 'Out' },
        ]}
      />
      {limit < most ? (
        <p aria-hidden className="pt-1 text-xs text-muted">
          Bars that are cut have their number above them.
        </p>
      ) : null}
      <DayBars
        label={`Pieces in and out by day, ${span}; at most ${most} in a day`}
        days={days.map(({ day, in: came, out }) => ({
          day,
          name: shortDay(day),
          title: `${shortDay(day)}: ${came} in, ${out} out`,
          bars: [
            [
              { value: came, look: 'fill-success' },
              { value: -out, look: 'fill-marigold' },
            ],
          ],
        }))}
        limit={limit}
        write={(value) => formatNumber(Math.abs(value))}
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

/** How much more than on ordinary days a delivery is, so that its bar is cut. */
const EXCEPTIONAL = 4

/** The most of nine in ten counts, where the highest one would flatten their bars; else the highest one. */
function ordinaryMost(counts: number[]) {
  const sorted = counts.filter((count) => count > 0).toSorted((a, b) => a - b)
  const ordinary = sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0
  const most = sorted.at(-1) ?? 0
  return most > ordinary * EXCEPTIONAL ? ordinary : most
}

function sum(days: MovementDay[], way: 'in' | 'out') {
  return days.reduce((total, day) => total + day[way], 0)
}
