import type { SalesFigures as Figures } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'

/** Four figures, each compared with the period before. */
export function SalesFigures({ figures: { current, previous, days } }: { figures: Figures }) {
  return (
    <dl className="lg:grid-cols-4 grid grid-cols-2 gap-x-8 gap-y-5">
      <Figure
        name="Sales"
        now={current.sales}
        before={previous.sales}
        days={days}
        write={formatPrice}
      />
      <Figure name="Orders" now={current.orders} before={previous.orders} days={days} />
      <Figure
        name="Average order"
        now={current.average}
        before={previous.average}
        days={days}
        write={formatPrice}
      />
      <Figure name="Pieces" now={current.pieces} before={previous.pieces} days={days} />
    </dl>
  )
}

function Figure({
  name,
  now,
  before,
  days,
  write = String,
}: {
  name: string
  now: number
  before: number
  days: number
  write?: (value: number) => string
}) {
  return (
    <div className="border-t border-ink/70 pt-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-display text-2xl lining-nums tabular-nums">{write(now)}</dd>
      <dd className="text-muted tabular-nums">{comparedInWords(now, before, days, write)}</dd>
    </div>
  )
}

/** '12 % more than in the 30 days before (Rs. 5,000)' */
function comparedInWords(
  now: number,
  before: number,
  days: number,
  write: (value: number) => string,
) {
  if (before === 0) return `None in the ${days} days before`
  const percent = Math.round(((now - before) / before) * 100)
  const change =
    percent === 0 ? 'As much as' : `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than`
  return `${change} in the ${days} days before (${write(before)})`
}
