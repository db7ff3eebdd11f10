import type { HeldOrder } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { orderAt } from '../lib/addresses'
import type { Column } from '../ui/list/column'

/** `left` are the numbers of the orders that aren't chosen. */
export type Choosing = {
  left?: ReadonlySet<string> | undefined
  onLeave?: ((left: ReadonlySet<string>) => void) | undefined
}

/** A column with a box for each order; undefined where nothing can be chosen. */
export function choiceColumn<Row extends { number: string }>(
  title: string,
  nameOf: (number: string) => string,
  { left, onLeave }: Choosing,
): Column<Row> | undefined {
  if (!onLeave) return undefined
  function turn(number: string) {
    const next = new Set(left)
    if (!next.delete(number)) next.add(number)
    onLeave?.(next)
  }
  return {
    title,
    place: 'menu',
    cell: ({ number }) => (
      <input
        type="checkbox"
        aria-label={nameOf(number)}
        className="size-4 accent-ink pointer-coarse:size-6"
        checked={!left?.has(number)}
        onChange={() => turn(number)}
      />
    ),
  }
}

/** Which order a parcel is of, whose it is, and who brought it. */
export const parcelColumns: Column<Pick<HeldOrder, 'number' | 'name' | 'district' | 'courier'>>[] =
  [
    {
      title: 'Order',
      place: 'lead',
      cell: ({ number }) => (
        <Link to={orderAt(number)} className="font-medium underline-offset-4 hover:underline">
          {number}
        </Link>
      ),
    },
    { title: 'Customer', place: 'line', cell: ({ name, district }) => `${name}, ${district}` },
    { title: 'Sent with', place: 'line', cell: ({ courier }) => courier },
  ]
