import type { StockUnit } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { UnitCost, UnitMargin } from '../catalogue/costs/cost-cells'
import { WithPicture } from '../catalogue/pictures/picture-of'
import { home } from '../lib/addresses'
import type { Column } from '../ui/list/column'
import { May } from '../ui/may'
import { ThresholdInput } from './threshold-input'

/** The columns of the units. Who waits and the threshold, which can be edited, are only in the current list. */
export function onHandColumns(isPast: boolean): Column<StockUnit>[] {
  return isPast ? columns : [...columns, waiting, threshold, ...costs]
}

const columns: Column<StockUnit>[] = [
  {
    title: 'Product with Color',
    sort: 'product_color_info',
    place: 'lead',
    cell: (unit) => (
      <WithPicture of={{ color: unit.product_color }}>
        <UnitLink unit={unit} />
      </WithPicture>
    ),
  },
  { title: 'Size', place: 'line', sort: 'size_name', cell: (unit) => unit.size_name },
  {
    title: 'Level',
    place: 'line',
    sort: 'stock',
    cell: (unit) => <LevelMark stock={unit.stock} />,
  },
  {
    title: 'On hand',
    kind: 'number',
    place: 'labelled',
    sort: 'quantity',
    cell: (unit) => unit.quantity,
  },
]

/** Shoppers who get a mail when the unit is back: what a sold-out unit would sell at once. */
const waiting: Column<StockUnit> = {
  title: 'Waiting',
  place: 'labelled',
  kind: 'number',
  sort: 'waiting',
  cell: (unit) => unit.waiting,
}

const threshold: Column<StockUnit> = {
  title: 'Low at',
  place: 'labelled',
  kind: 'number',
  sort: 'threshold',
  cell: (unit) => (
    <May needed="stock" otherwise={unit.threshold}>
      <ThresholdInput unit={unit} />
    </May>
  ),
}

const costs: Column<StockUnit>[] = [
  { title: 'Average cost', kind: 'number', cell: ({ id }) => <UnitCost id={id} /> },
  { title: 'Margin', kind: 'number', cell: ({ id }) => <UnitMargin id={id} /> },
]

/** The unit's product color, which leads to the stock of its product where that still exists. */
function UnitLink({ unit: { product, product_color_info } }: { unit: StockUnit }) {
  if (product === null) return product_color_info
  return (
    <May needed="catalogue" otherwise={product_color_info}>
      <Link
        to={`${home}/editproduct/${product}#stock`}
        className="underline-offset-4 hover:underline"
      >
        {product_color_info}
      </Link>
    </May>
  )
}

const looks = {
  in: ['In stock', 'bg-success'],
  low: ['Low', 'bg-marigold'],
  out: ['Out', 'bg-danger'],
} as const

/** A unit's stock level as a word. The dot's colour only repeats the word. */
function LevelMark({ stock }: { stock: StockUnit['stock'] }) {
  const [word, color] = looks[stock]
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2 rounded-full ${color}`} />
      {word}
    </span>
  )
}
