import type { UnitOfColor } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { UnitCost, UnitMargin } from '../../catalogue/costs/cost-cells'
import type { useMay } from '../../lib/own-role'
import type { Column } from '../../ui/list/column'
import { May } from '../../ui/may'
import { LowAt, LowAtText } from './low-at'
import { movementsOf } from './size-cell'

/**
 * The columns of an opened product color, as far as one's role has a use for them. Who waits, the threshold and the costs
 * are only known of the current stock.
 */
export function sizeColumns(isPast: boolean, may: ReturnType<typeof useMay>) {
  const now = [waiting, threshold, ...(may('costs') ? costs : [])]
  return [...levels, ...(isPast ? [] : now), codes, ...(may('stock') ? [movements] : [])]
}

const levels: Column<UnitOfColor>[] = [
  {
    title: 'Size',
    place: 'lead',
    cell: ({ size_name }) => <span className="font-medium">{size_name}</span>,
  },
  { title: 'Level', place: 'status', cell: ({ stock }) => <LevelMark stock={stock} /> },
  { title: 'On hand', kind: 'number', place: 'figure', cell: (unit) => unit.quantity },
]

/** Shoppers who get a mail when the unit is back: what a sold-out unit would sell at once. */
const waiting: Column<UnitOfColor> = {
  title: 'Waiting',
  kind: 'number',
  place: 'labelled',
  card: (unit) => unit.waiting || '',
  cell: (unit) => unit.waiting,
}

const threshold: Column<UnitOfColor> = {
  title: 'Low at',
  kind: 'number',
  place: 'foot',
  card: (unit) => (
    <span className="flex items-center gap-3">
      Low at <Threshold unit={unit} />
    </span>
  ),
  cell: (unit) => <Threshold unit={unit} />,
}

function Threshold({ unit }: { unit: UnitOfColor }) {
  return (
    <May needed="stock" otherwise={<LowAtText unit={unit} />}>
      <LowAt unit={unit} />
    </May>
  )
}

const costs: Column<UnitOfColor>[] = [
  {
    title: 'Average cost',
    kind: 'number',
    place: 'labelled',
    cell: ({ id }) => <UnitCost id={id} />,
  },
  { title: 'Margin', kind: 'number', place: 'labelled', cell: ({ id }) => <UnitMargin id={id} /> },
]

const codes: Column<UnitOfColor> = {
  title: 'SKU, barcode',
  place: 'labelled',
  cell: ({ sku, barcode }) => [sku, barcode].filter(Boolean).join(', '),
}

// Not on a phone, where the cells of the sizes are close by and lead to the same.
const movements: Column<UnitOfColor> = {
  title: 'Action',
  cell: (unit) =>
    unit.product === null ? null : (
      <Link
        to={movementsOf(unit)}
        className="inline-block py-0.5 underline underline-offset-4 pointer-coarse:py-2.5"
      >
        Movements
        <span className="sr-only">
          {' '}
          of {unit.product_color_info}, {unit.size_name}
        </span>
      </Link>
    ),
}

const looks = {
  in: ['In stock', 'bg-success'],
  low: ['Low', 'bg-marigold'],
  out: ['Out', 'bg-danger'],
} as const

/** A unit's stock level as a word. The dot's colour only repeats the word. */
function LevelMark({ stock }: { stock: UnitOfColor['stock'] }) {
  const [word, color] = looks[stock]
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden className={`size-2 rounded-full ${color}`} />
      {word}
    </span>
  )
}
