import type { SalesFigures } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'

const WIDTH = 600
const HEIGHT = 160

/** Sales by day as bars, read out as one sentence; the table under it has the numbers. */
export function SalesChart({ figures: { by_day } }: { figures: SalesFigures }) {
  const most = Math.max(...by_day.map(({ sales }) => sales))
  const sold = by_day.filter(({ orders }) => orders > 0)
  const first = by_day[0]?.date ?? ''
  const last = by_day.at(-1)?.date ?? ''
  if (sold.length === 0) {
    return (
      <div>
        <h3 className="font-semibold font-sans text-base">By day</h3>
        <p className="pt-2">Nothing was sold in this period. Sales will appear here.</p>
      </div>
    )
  }
  const step = WIDTH / by_day.length
  return (
    <div className="min-w-0">
      <h3 className="font-semibold font-sans text-base">By day</h3>
      <figure>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`Sales by day, from ${first} to ${last}; at most ${formatPrice(most)} in a day`}
          className="w-full pt-2"
        >
          {by_day.map(({ date, sales, orders }, place) => {
            const tall = most > 0 ? Math.max(0, (sales / most) * (HEIGHT - 8)) : 0
            return (
              <g key={date}>
                <title>{`${date}: ${formatPrice(sales)}, orders: ${orders}`}</title>
                <rect x={place * step} y={0} width={step} height={HEIGHT} fill="transparent" />
                <rect
                  x={place * step + step * 0.15}
                  y={HEIGHT - tall}
                  width={step * 0.7}
                  height={tall}
                  className="fill-accent"
                />
              </g>
            )
          })}
          <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-ink" />
        </svg>
        <figcaption aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
          <span>{first}</span>
          <span>{last}</span>
        </figcaption>
      </figure>
      <details className="pt-2">
        <summary className="cursor-pointer underline-offset-4 hover:underline pointer-coarse:py-3">
          As a table
        </summary>
        <DayTable days={sold} />
      </details>
    </div>
  )
}

function DayTable({ days }: { days: SalesFigures['by_day'] }) {
  return (
    <table aria-label="Sales by day" className="mt-2 tabular-nums">
      <thead className="border-b border-ink/70">
        <tr>
          <th scope="col" className="font-semibold h-8 pe-8 text-start">
            Day
          </th>
          <th scope="col" className="font-semibold w-20 text-end">
            Orders
          </th>
          <th scope="col" className="font-semibold w-28 text-end">
            Sales
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, sales, orders }) => (
          <tr key={date} className="border-b border-line">
            <th scope="row" className="font-normal h-8 pe-8 text-start">
              {date}
            </th>
            <td className="text-end">{orders}</td>
            <td className="text-end">{formatPrice(sales)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
