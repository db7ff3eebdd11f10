import type { UnitOfColor } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { UnitCost, UnitMargin } from '../../catalogue/costs/cost-cells'
import type { Column } from '../../ui/list/column'
import { May } from '../../ui/may'
import { LowAt, LowAtText } from './low-at'
import { movementsOf } from './size-cell'

/** The columns of an opened product color. Who waits, the threshold and the costs are only known of the current stock. */
export function sizeColumns(isPast: boolean, withCosts: boolean): Column<UnitOfColor>[] {
  const now = [waiting, threshold, ...(withCosts ? costs : [])]
  return [...levels, ...(isPast ? [] : now), codes, movements]
}

const levels: Column<UnitOfColor>[] = [
  {
    title: 'Size',
    place: 'lead',
    cell: (unit) => <span className="font-medium">{unit.size_name}</span>,
  },
  { title: 'Level', place: 'line', cell: ({ stock }) => <LevelMark stock={stock} /> },
  { title: 'On hand', kind: 'number', place: 'labelled', cell: (unit) => unit.quantity },
]

/** Shoppers who get a mail when the unit is back: what a sold-out unit would sell at once. */
const waiting: Column<UnitOfColor> = {
  title: 'Waiting',
  kind: 'number',
  place: 'labelled',
  cell: (unit) => unit.waiting,
}

const threshold: Column<UnitOfColor> = {
  title: 'Low at',
  kind: 'number',
  place: 'labelled',
  cell: (unit) => (
    <May needed="stock" otherwise={<LowAtText unit={unit} />}>
      <LowAt unit={unit} />
    </May>
  ),
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
  cell: ({ sku, barcode }) => [sku, barcode].filter(Boolean).join(', ') || '–',
}

const movements: Column<UnitOfColor> = {
  title: 'Action',
  kind: 'action',
  cell: (unit) =>
    unit.product === null ? null : (
      <May needed="stock">
        <Link
          to={movementsOf(unit)}
          className="underline underline-offset-4 pointer-coarse:inline-block pointer-coarse:py-2.5"
        >
          Movements
          <span className="sr-only">
            {' '}
            of {unit.product_color_info}, {unit.size_name}
          </span>
        </Link>
      </May>
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
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2 rounded-full ${color}`} />
      {word}
    </span>
  )
}
