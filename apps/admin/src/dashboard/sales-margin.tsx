import type { SalesMargin as Margin } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { counted } from '../ui/display/counted'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { Figure } from './sales-figures'
import { wholeRupees } from './whole-rupees'

/** The margin of the sold pieces, beside the other sales figures. It is absent until a sold piece has a cost price. */
export function MarginFigure({ days }: { days: number }) {
  const margin = useMargin(days)
  if (!margin) return null
  const { current, previous } = margin
  return (
    <Figure name="Margin" sales={current.margin}>
      {wholeRupees(previous.margin)} in the {days} days before
      {current.unknown_pieces > 0
        ? `; ${counted(current.unknown_pieces, 'piece')} without a cost left out`
        : ''}
    </Figure>
  )
}

/** The margin of each product that was sold, behind a disclosure. */
export function MarginByProduct({ days }: { days: number }) {
  const products = useMargin(days)?.products ?? []
  if (products.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer underline-offset-4 hover:underline pointer-coarse:py-3">
        Margin by product
      </summary>
      <PlainTable
        title="Margin by product"
        columns={columns}
        rows={products}
        keyOf={({ product }) => product}
      />
    </details>
  )
}

/** Undefined while it is loading, for staff who may not know it, and where nothing sold has a cost. */
function useMargin(days: number) {
  const margin = api.sales.margin.useQuery({
    queryKey: ['sales', 'margin', days],
    queryData: { query: { days: String(days) } },
    retry: false,
    placeholderData: (before) => before,
  })
  const found = margin.data?.body
  return found && found.current.pieces + found.previous.pieces > 0 ? found : undefined
}

const columns: Column<Margin['products'][number]>[] = [
  {
    title: 'Product',
    place: 'lead',
    cell: ({ product, title }) => (
      <Link to={`${home}/editproduct/${product}`} className="underline-offset-4 hover:underline">
        {title}
      </Link>
    ),
  },
  { title: 'Pieces', kind: 'number', place: 'labelled', cell: ({ pieces }) => pieces },
  { title: 'Sales', kind: 'number', place: 'labelled', cell: ({ sales }) => formatPrice(sales) },
  { title: 'Cost', kind: 'number', place: 'labelled', cell: ({ cost }) => formatPrice(cost) },
  { title: 'Margin', kind: 'number', place: 'figure', cell: ({ margin }) => formatPrice(margin) },
]
