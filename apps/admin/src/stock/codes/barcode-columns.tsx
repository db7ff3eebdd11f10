import type { CodedUnit } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PictureOf, WithPicture } from '../../catalogue/pictures/picture-of'
import { home } from '../../lib/addresses'
import type { Column } from '../../ui/list/column'
import { SelectBox } from '../../ui/list/select-box'
import type { Selection } from '../../ui/list/use-selection'
import { CodeInput } from './code-input'

/** The box that selects a unit. It can't be hidden. */
export function selectColumn(
  selection: Selection<string>,
  onChoose: (unit: CodedUnit, isChosen: boolean) => void,
): Column<CodedUnit> {
  return {
    title: 'Select',
    cell: (unit) => (
      <SelectBox
        label={`Select ${unitName(unit)}`}
        isChosen={selection.has(unit.id)}
        onChange={(isChosen) => onChoose(unit, isChosen)}
      />
    ),
  }
}

export function unitName({ product_color_info, size_name }: CodedUnit) {
  return `${product_color_info}, ${size_name}`
}

/** The columns of the units: name, codes to edit, price and pieces. */
export const barcodeColumns: Column<CodedUnit>[] = [
  {
    title: 'Product with Color',
    place: 'lead',
    picture: ({ product_color }) => <PictureOf of={{ color: product_color }} />,
    card: ({ product, product_color_info }) => (
      <Link to={`${home}/editproduct/${product}#stock`}>{product_color_info}</Link>
    ),
    sort: 'product_color_info',
    cell: ({ product, product_color, product_color_info }) => (
      <WithPicture of={{ color: product_color }}>
        <Link
          to={`${home}/editproduct/${product}#stock`}
          className="underline-offset-4 hover:underline"
        >
          {product_color_info}
        </Link>
      </WithPicture>
    ),
  },
  { title: 'Size', place: 'labelled', sort: 'size_name', cell: ({ size_name }) => size_name },
  {
    title: 'SKU',
    place: 'foot',
    card: (unit) => (
      <CodeOnCard title="SKU">
        <CodeInput unit={unit} kind="sku" />
      </CodeOnCard>
    ),
    sort: 'sku',
    cell: (unit) => <CodeInput unit={unit} kind="sku" />,
  },
  {
    title: 'Barcode',
    place: 'foot',
    card: (unit) => (
      <CodeOnCard title="Barcode">
        <CodeInput unit={unit} kind="barcode" />
      </CodeOnCard>
    ),
    sort: 'barcode',
    cell: (unit) => <CodeInput unit={unit} kind="barcode" />,
  },
  { title: 'Kind', cell: ({ barcode_kind }) => barcode_kind ?? '' },
  { title: 'Price', kind: 'number', place: 'figure', cell: ({ price }) => formatPrice(price) },
  {
    title: 'On hand',
    kind: 'number',
    place: 'labelled',
    sort: 'quantity',
    cell: ({ quantity }) => quantity,
  },
]

function CodeOnCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center pb-1 text-muted">
      {title}
      {children}
    </span>
  )
}
