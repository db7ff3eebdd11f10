import { useState } from 'react'
import { api } from '../lib/api'
import { Section } from '../ui/display/section'
import { May } from '../ui/may'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { BestSellers } from './best-sellers'
import { SalesChart } from './sales-chart'
import { SalesFigures } from './sales-figures'
import { MarginByProduct, MarginFigure } from './sales-margin'

const periods = [30, 90, 365]

/** The sales figures of the last 30, 90 or 365 days, compared with as many days before. */
export function SalesPanels() {
  const [days, setDays] = useState(30)
  const sales = api.sales.figures.useQuery({
    queryKey: ['sales', days],
    queryData: { query: { days: String(days) } },
    meta: { notLoaded: 'Failed to fetch the sales' },
    placeholderData: (before) => before,
  })
  return (
    <Section
      title="Sales"
      action={
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
      }
    >
      <Loaded answer={sales} skeleton={<RowsSkeleton rows={3} />}>
        {(figures) => (
          <div
            aria-busy={sales.isPlaceholderData}
            className="grid gap-6 pt-4 transition-opacity aria-busy:opacity-60"
          >
            <SalesFigures
              figures={figures}
              margin={
                <May needed="costs">
                  <MarginFigure days={days} />
                </May>
              }
            />
            <May needed="costs">
              <MarginByProduct days={days} />
            </May>
            <div className="lg:grid-cols-[2fr_1fr] grid gap-x-12 gap-y-8">
              <SalesChart figures={figures} />
              <BestSellers figures={figures} />
            </div>
          </div>
        )}
      </Loaded>
    </Section>
  )
}
