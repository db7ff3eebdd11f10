import type { DashboardFigures } from '@etrend/contract'
import { formatNumber, formatPrice } from '@etrend/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { May } from '../ui/may'

/** Stock and product figures, each a link to the list behind it. */
export function Figures({ figures: { stock, products } }: { figures: DashboardFigures }) {
  return (
    <dl className="lg:grid-cols-4 grid grid-cols-2 gap-x-8 gap-y-5">
      <Figure
        name="Pieces on hand"
        to="stockonhand"
        note={`${formatPrice(stock.value)} at shop prices`}
      >
        {formatNumber(stock.on_hand)}
      </Figure>
      <Figure name="Low stock" to="stockonhand?stock=low" note="Sizes to order soon">
        {formatNumber(stock.low)}
      </Figure>
      <Figure name="Sold out" to="stockonhand?stock=out" note="Sizes nobody can buy">
        {formatNumber(stock.out)}
      </Figure>
      <Figure
        name="Can’t sell yet"
        to="#unsellable"
        note={`Of ${formatNumber(products.all)} products`}
      >
        {formatNumber(products.unsellable)}
      </Figure>
    </dl>
  )
}

function Figure({
  name,
  to,
  note,
  children,
}: {
  name: string
  to: string
  note: string
  children: ReactNode
}) {
  const look = 'underline-offset-4 hover:underline'
  return (
    <div className="border-t border-ink/70 pt-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-display text-3xl lining-nums tabular-nums">
        {to.startsWith('#') ? (
          <a href={to} className={look}>
            {children}
          </a>
        ) : (
          <May needed="stock" otherwise={children}>
            <Link to={`${home}/${to}`} className={look}>
              {children}
            </Link>
          </May>
        )}
      </dd>
      <dd className="text-muted">{note}</dd>
    </div>
  )
}
