import type { Product } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { yesOrNo } from '../lib/words'
import type { Column } from '../ui/list/column'
import { costInWords, marginInWords } from './costs/cost-cells'
import { useCost } from './costs/use-cost'
import { genderLabel } from './genders'
import { MissingCell, PictureCell, StockCell } from './product-facts'
import { SaleMark } from './sale-mark'

export const productColumns: Column<Product>[] = [
  { title: 'Image', kind: 'picture', cell: (row) => <PictureCell id={row.id} /> },
  { title: 'ID', kind: 'id', sort: 'id', cell: (row) => row.id },
  { title: 'Title', sort: 'title', cell: (row) => row.title },
  { title: 'Brand', sort: 'Brand', cell: (row) => row.Brand },
  {
    title: 'Sub Category',
    sort: 'subcategory',
    cell: ({ subcategory_details: { category_title, title } }) => `${category_title} / ${title}`,
  },
  { title: 'Price', kind: 'number', sort: 'price', cell: (row) => formatPrice(row.price) },
  {
    title: 'Discounted Price',
    kind: 'number',
    sort: 'discounted_price',
    cell: (row) => (row.discounted_price === null ? '' : formatPrice(row.discounted_price)),
  },
  { title: 'Status', sort: 'status', cell: (row) => <SaleMark product={row} /> },
  { title: 'Stock', kind: 'number', sort: 'stock', cell: (row) => <StockCell id={row.id} /> },
  { title: 'Missing', sort: 'missing', cell: (row) => <MissingCell id={row.id} /> },
  { title: 'Is Slider', sort: 'is_slider', cell: (row) => yesOrNo(row.is_slider) },
  { title: 'Is Featured', sort: 'is_featured', cell: (row) => yesOrNo(row.is_featured) },
  { title: 'Gender', sort: 'gender', cell: (row) => genderLabel(row.gender) },
  // Hidden until somebody chooses them.
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
