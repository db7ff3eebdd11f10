import { useState } from 'react'
import { api } from '../lib/api'
import { May } from '../ui/may'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { BestSellers } from './best-sellers'
import { SalesChart } from './sales-chart'
import { SalesFigures } from './sales-figures'
import { SalesMargin } from './sales-margin'
import { Waiting } from './waiting'

const periods = [7, 30, 90]

/** Waiting work, and the sales figures of the last 7, 30 or 90 days compared with as many days before. */
export function SalesPanels() {
  const [days, setDays] = useState(30)
  const sales = api.sales.figures.useQuery({
    queryKey: ['sales', days],
    queryData: { query: { days: String(days) } },
    meta: { notLoaded: 'Failed to fetch the sales' },
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby="sales-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales-title" className="text-lg">
          Sales
        </h2>
        <select
          aria-label="Period"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          className="h-9 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              Last {period} days
            </option>
          ))}
        </select>
      </div>
      <Loaded answer={sales} skeleton={<RowsSkeleton rows={3} />}>
        {(figures) => (
          <div
            aria-busy={sales.isPlaceholderData}
            className="grid gap-6 transition-opacity aria-busy:opacity-60"
          >
            <Waiting waiting={figures.waiting} />
            <SalesFigures figures={figures} />
            <May needed="costs">
              <SalesMargin days={days} />
            </May>
            <div className="lg:grid-cols-2 grid gap-x-12 gap-y-8">
              <SalesChart figures={figures} />
              <BestSellers figures={figures} />
            </div>
          </div>
        )}
      </Loaded>
    </section>
  )
}
