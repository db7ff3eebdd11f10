import type { UnitOfColor } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { May } from '../../ui/may'

/** A size and its pieces, which lead to its movements. Out and low are said in a word too, not by colour alone. */
export function SizeCell({ unit }: { unit: UnitOfColor }) {
  const { size_name, quantity, stock } = unit
  const { word, look } = levels[stock]
  const facts = (
    <>
      <span>{size_name}</span> <span className="font-semibold">{formatNumber(quantity)}</span>
      {word ? <span> {word}</span> : null}
    </>
  )
  const plain = <span className={`${shape} ${look}`}>{facts}</span>
  if (unit.product === null) return plain
  return (
    <May needed="stock" otherwise={plain}>
      <Link to={movementsOf(unit)} className={`${shape} hover:inset-ring-ink ${look}`}>
        {facts}
        <span className="sr-only">, movements</span>
      </Link>
    </May>
  )
}

/** The address of a unit's movements. */
export function movementsOf({ product_color, size }: UnitOfColor) {
  return `${home}/allstock?product_color=${product_color}&size=${size}`
}

const shape =
  'inline-flex h-8 min-w-20 items-center justify-center gap-1.5 rounded-control px-1.5 tabular-nums whitespace-nowrap inset-ring pointer-coarse:h-10'

const levels = {
  in: { word: '', look: 'bg-raised inset-ring-line' },
  low: { word: 'low', look: 'bg-warning/10 text-warning inset-ring-warning/30' },
  out: { word: 'out', look: 'bg-danger/8 text-danger inset-ring-danger/30' },
}
