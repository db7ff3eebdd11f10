import type { SalesMargin as Margin } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { counted } from '../ui/display/counted'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { wholeRupees } from './whole-rupees'

/** The margin of what was sold. Hidden until a delivery with costs was received. */
export function SalesMargin({ days }: { days: number }) {
  const margin = api.sales.margin.useQuery({
    queryKey: ['sales', 'margin', days],
    queryData: { query: { days: String(days) } },
    retry: false,
    placeholderData: (before) => before,
  })
  if (!margin.data) return null
  const { current, previous, products } = margin.data.body
  if (current.pieces + previous.pieces === 0) return null
  return (
    <section aria-label="Margin" className="border-t border-line pt-3">
      <p className="text-muted">Margin</p>
      <p className="font-display text-2xl lining-nums tabular-nums">
        {wholeRupees(current.margin)}
      </p>
      <p className="text-muted tabular-nums">
        {wholeRupees(current.sales)} of sales less {wholeRupees(current.cost)} of costs;{' '}
        {wholeRupees(previous.margin)} in the {days} days before
        {current.unknown_pieces > 0
          ? `. ${counted(current.unknown_pieces, 'piece')} without a known cost are left out.`
          : ''}
      </p>
      {products.length > 0 ? (
        <details className="pt-2">
          <summary className="cursor-pointer underline-offset-4 hover:underline pointer-coarse:py-3">
            By product
          </summary>
          <PlainTable
            title="Margin by product"
            columns={columns}
            rows={products}
            keyOf={({ product }) => product}
          />
        </details>
      ) : null}
    </section>
  )
}

const columns: Column<Margin['products'][number]>[] = [
  {
    title: 'Product',
    cell: ({ product, title }) => (
      <Link to={`${home}/editproduct/${product}`} className="underline-offset-4 hover:underline">
        {title}
      </Link>
    ),
  },
  { title: 'Pieces', kind: 'number', cell: ({ pieces }) => pieces },
  { title: 'Sales', kind: 'number', cell: ({ sales }) => formatPrice(sales) },
  { title: 'Cost', kind: 'number', cell: ({ cost }) => formatPrice(cost) },
  { title: 'Margin', kind: 'number', cell: ({ margin }) => formatPrice(margin) },
]
