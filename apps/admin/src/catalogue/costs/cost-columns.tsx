import type { Product } from '@etrend/contract'
import type { Column } from '../../ui/column'
import { costInWords, marginInWords } from './cost-cells'
import { useCost } from './use-cost'

/** The average cost and the margin of products, hidden until somebody chooses them. */
export const costColumns: Column<Product>[] = [
  {
    title: 'Average cost',
    kind: 'number',
    isExtra: true,
    cell: ({ id }) => <ProductCost id={id} />,
  },
  { title: 'Margin', kind: 'number', isExtra: true, cell: ({ id }) => <ProductMargin id={id} /> },
]

function ProductCost({ id }: { id: number }) {
  return costInWords(useCost('products', String(id)))
}

function ProductMargin({ id }: { id: number }) {
  return marginInWords(useCost('products', String(id)))
}
