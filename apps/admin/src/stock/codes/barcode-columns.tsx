import type { CodedUnit } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { WithPicture } from '../../catalogue/pictures/picture-of'
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
    place: 'labelled',
    cell: (unit) => (
      <SelectBox
        label={`Select ${unit.product_color_info}, ${unit.size_name}`}
        isChosen={selection.has(unit.id)}
        onChange={(isChosen) => onChoose(unit, isChosen)}
      />
    ),
  }
}

/** The columns of the units: name, codes to edit, price and pieces. */
export const barcodeColumns: Column<CodedUnit>[] = [
  {
    title: 'Product with Color',
    place: 'lead',
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
  { title: 'Size', place: 'line', sort: 'size_name', cell: ({ size_name }) => size_name },
  {
    title: 'SKU',
    place: 'labelled',
    sort: 'sku',
    cell: (unit) => <CodeInput unit={unit} kind="sku" />,
  },
  {
    title: 'Barcode',
    place: 'labelled',
    sort: 'barcode',
    cell: (unit) => <CodeInput unit={unit} kind="barcode" />,
  },
  { title: 'Kind', cell: ({ barcode_kind }) => barcode_kind ?? '' },
  { title: 'Price', kind: 'number', place: 'labelled', cell: ({ price }) => formatPrice(price) },
  {
    title: 'On hand',
    kind: 'number',
    place: 'labelled',
    sort: 'quantity',
    cell: ({ quantity }) => quantity,
  },
]
