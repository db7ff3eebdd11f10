import type { StockUnit } from '@etrend/contract'

const looks = {
  in: ['In stock', 'bg-success'],
  low: ['Low', 'bg-marigold'],
  out: ['Out', 'bg-danger'],
} as const

/** How a unit stands, as a word; its colour only repeats it. */
export function LevelMark({ stock }: { stock: StockUnit['stock'] }) {
  const [word, color] = looks[stock]
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2 rounded-full ${color}`} />
      {word}
    </span>
  )
}
