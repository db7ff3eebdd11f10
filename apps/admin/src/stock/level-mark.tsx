import type { StockUnit } from '@etrend/contract'

const looks = {
  in: ['In stock', 'bg-success'],
  low: ['Low', 'bg-marigold'],
  out: ['Out', 'bg-danger'],
} as const

/** A unit's stock level as a word. The dot's colour only repeats the word. */
export function LevelMark({ stock }: { stock: StockUnit['stock'] }) {
  const [word, color] = looks[stock]
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2 rounded-full ${color}`} />
      {word}
    </span>
  )
}
