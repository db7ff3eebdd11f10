import type { SalesFigures } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { dayWords, shortDay } from '../lib/times'
import { counted } from '../ui/display/counted'
import { DayBars } from '../ui/display/day-bars'
import { DayTable } from '../ui/display/day-table'

/** Sales by day as bars, and the same as a table. */
export function SalesChart({ figures: { by_day } }: { figures: SalesFigures }) {
  const most = Math.max(...by_day.map(({ sales }) => sales))
  const sold = by_day.filter(({ orders }) => orders > 0)
  const [first, last] = [by_day[0], by_day.at(-1)]
  return (
    <div className="min-w-0">
      <h3 className="font-semibold font-sans text-base">By day</h3>
      {sold.length === 0 || !first || !last ? (
        <p className="pt-2">Nothing was sold in this period. Sales will appear here.</p>
      ) : (
        <>
          <DayBars
            label={`Sales by day, from ${dayWords(first.date)} to ${dayWords(last.date)}; at most ${formatPrice(most)} in a day`}
            days={by_day.map(({ date, sales, orders }) => ({
              day: date,
              name: shortDay(date),
              title: `${shortDay(date)}: ${formatPrice(sales)}, ${counted(orders, 'order')}`,
              bars: [[{ value: sales, look: 'fill-accent' }]],
            }))}
            write={formatPrice}
          />
          <DayTable
            label="Sales by day"
            columns={[
              { title: 'Orders', look: 'w-20' },
              { title: 'Sales', look: 'w-28' },
            ]}
            days={sold.map(({ date, sales, orders }) => ({
              day: dayWords(date),
              cells: [orders, formatPrice(sales)],
            }))}
          />
        </>
      )}
    </div>
  )
}
