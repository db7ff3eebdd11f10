import type { SalesFigures } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { DayBars, DayTable } from '../ui/display/day-bars'

/** Sales by day as bars, and the same as a table. */
export function SalesChart({ figures: { by_day } }: { figures: SalesFigures }) {
  const most = Math.max(...by_day.map(({ sales }) => sales))
  const sold = by_day.filter(({ orders }) => orders > 0)
  const first = by_day[0]?.date ?? ''
  const last = by_day.at(-1)?.date ?? ''
  return (
    <div className="min-w-0">
      <h3 className="font-semibold font-sans text-base">By day</h3>
      {sold.length === 0 ? (
        <p className="pt-2">Nothing was sold in this period. Sales will appear here.</p>
      ) : (
        <>
          <DayBars
            label={`Sales by day, from ${first} to ${last}; at most ${formatPrice(most)} in a day`}
            days={by_day.map(({ date, sales, orders }) => ({
              day: date,
              title: `${date}: ${formatPrice(sales)}, orders: ${orders}`,
              above: sales,
            }))}
            looks={{ above: 'fill-accent' }}
          />
          <DayTable
            label="Sales by day"
            columns={[
              { title: 'Orders', look: 'w-20' },
              { title: 'Sales', look: 'w-28' },
            ]}
            days={sold.map(({ date, sales, orders }) => ({
              day: date,
              cells: [orders, formatPrice(sales)],
            }))}
          />
        </>
      )}
    </div>
  )
}
