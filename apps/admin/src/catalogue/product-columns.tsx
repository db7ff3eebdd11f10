import type { Product } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { yesOrNo } from '../lib/words'
import type { Column } from '../ui/list/column'
import { costInWords, marginInWords } from './costs/cost-cells'
import { useCost } from './costs/use-cost'
import { genderLabel } from './genders'
import { MissingCell, PictureCell, StockCell, StockWords } from './product-facts'
import { SaleMark, saleStateNow, SaleWords } from './sale-mark'

export const productColumns: Column<Product>[] = [
  { title: 'Image', kind: 'picture', cell: (row) => <PictureCell id={row.id} /> },
  {
    title: 'Title',
    place: 'lead',
    sort: 'title',
    cell: (row) => <TitleCell product={row} />,
    card: ({ title }) => title,
  },
  { title: 'Brand', place: 'widest', sort: 'Brand', cell: (row) => row.Brand },
  {
    title: 'Sub Category',
    place: 'wide',
    sort: 'subcategory',
    cell: ({ subcategory_details: { category_title, title } }) => `${category_title} / ${title}`,
  },
  {
    title: 'Price',
    kind: 'number',
    place: 'figure',
    sort: 'price',
    cell: (row) => <PriceCell product={row} />,
  },
  {
    title: 'Status',
    place: 'status',
    sort: 'status',
    card: (row) => (saleStateNow(row) === 'on sale' ? null : <SaleMark product={row} />),
    cell: (row) => <SaleWords product={row} />,
  },
  {
    title: 'Stock',
    kind: 'number',
    place: 'line',
    card: ({ id }) => <StockWords id={id} />,
    sort: 'stock',
    cell: (row) => <StockCell id={row.id} />,
  },
  { title: 'Missing', place: 'wide', sort: 'missing', cell: (row) => <MissingCell id={row.id} /> },
  { title: 'Is Slider', place: 'widest', sort: 'is_slider', cell: (row) => yesOrNo(row.is_slider) },
  {
    title: 'Is Featured',
    place: 'widest',
    sort: 'is_featured',
    cell: (row) => yesOrNo(row.is_featured),
  },
  { title: 'Gender', place: 'widest', sort: 'gender', cell: (row) => genderLabel(row.gender) },
  // Hidden until somebody chooses them.
  { title: 'ID', kind: 'id', sort: 'id', isExtra: true, cell: (row) => row.id },
  {
    title: 'Discounted Price',
    kind: 'number',
    sort: 'discounted_price',
    isExtra: true,
    cell: (row) => (row.discounted_price === null ? '' : formatPrice(row.discounted_price)),
  },
  {
    title: 'Average cost',
    kind: 'number',
    isExtra: true,
    cell: ({ id }) => <ProductCost id={id} />,
  },
  { title: 'Margin', kind: 'number', isExtra: true, cell: ({ id }) => <ProductMargin id={id} /> },
]

/** The price, by which the column is sorted, and below it what shoppers pay where that is less. */
function PriceCell({ product: { price, discounted_price } }: { product: Product }) {
  return (
    <>
      {formatPrice(price)}
      {discounted_price === null ? null : (
        <span className="block text-xs text-accent">now {formatPrice(discounted_price)}</span>
      )}
    </>
  )
}

/** The title leads to the product; where the table has no room for the brand, it is below. */
function TitleCell({ product: { id, title, Brand } }: { product: Product }) {
  return (
    <>
      <Link
        to={`${home}/editproduct/${id}`}
        className="font-medium underline-offset-4 hover:underline pointer-coarse:py-1.5"
      >
        {title}
      </Link>
      <span className="2xl:hidden block text-muted">{Brand}</span>
    </>
  )
}

function ProductCost({ id }: { id: number }) {
  return costInWords(useCost('products', String(id)))
}

function ProductMargin({ id }: { id: number }) {
  return marginInWords(useCost('products', String(id)))
}
