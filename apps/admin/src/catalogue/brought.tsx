import type { BroughtFigures } from '@etrend/contract'
import { formatNumber, formatPrice } from '@etrend/domain'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { Section } from '../ui/display/section'
import { May } from '../ui/may'
import { Loaded } from '../ui/state/loaded'

/** What a sale brought, loaded by its id. */
export function SaleBrought({ id }: { id: number }) {
  const answer = api.saleOffers.brought.useQuery({
    queryKey: ['saleOffers', 'brought', id],
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch what the sale brought' },
  })
  return <Brought answer={answer} ordersBy={`sale=${id}`} />
}

/** What a sale or a promo code brought. `ordersBy` is the filter of the Orderlist that finds its orders: 'sale=4'. */
export function Brought({
  answer,
  ordersBy,
}: {
  answer: ComponentProps<typeof Loaded<BroughtFigures>>['answer']
  ordersBy: string
}) {
  return (
    <div className="max-w-xl pt-4">
      <Section
        title="What it brought"
        action={answer.data?.body.orders ? <OrdersLink ordersBy={ordersBy} /> : null}
      >
        <Loaded answer={answer} skeleton={<FiguresSkeleton />}>
          {(brought) =>
            brought.orders === 0 ? (
              <p className="pt-3 text-muted">No order yet.</p>
            ) : (
              <Figures {...brought} />
            )
          }
        </Loaded>
      </Section>
    </div>
  )
}

function OrdersLink({ ordersBy }: { ordersBy: string }) {
  return (
    <May needed="orders">
      <Link to={`${home}/allorder?${ordersBy}`} className="underline underline-offset-4">
        Orders
      </Link>
    </May>
  )
}

function Figures({ orders, pieces, reduction, net_sales }: BroughtFigures) {
  const figures = [
    ['Orders', formatNumber(orders)],
    ['Pieces', formatNumber(pieces)],
    ['Taken off', formatPrice(reduction)],
    ['Net sales', formatPrice(net_sales)],
  ] as const
  return (
    <dl className="sm:grid-cols-4 grid grid-cols-2 gap-x-6 gap-y-3 pt-3 tabular-nums">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="text-lg font-medium">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function FiguresSkeleton() {
  return (
    <output aria-label="Loading" className="animate-pulse block pt-3">
      <span className="block h-12 rounded-control bg-sunk" />
    </output>
  )
}
