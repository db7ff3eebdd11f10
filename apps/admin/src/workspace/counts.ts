import type { StockCount, WorkspaceColor } from '@etrend/contract'
import { numberIn } from '../lib/typed-amount'

/** A unit whose count differs from its level. */
export type CountChange = { name: string; count: StockCount['counts'][number] }

const MOST_PIECES = 100_000

/** The typed counts that differ from the stock levels. `isWrong`: something that was typed is not a count. */
export function changedCounts(
  typed: Record<string, string>,
  colors: WorkspaceColor[],
  sizes: { id: number; size_name: string }[],
) {
  const changes: CountChange[] = []
  let isWrong = false
  for (const color of colors) {
    for (const size of sizes) {
      const text = typed[keyOf(color.id, size.id)]?.trim() ?? ''
      if (text === '') continue
      const quantity = countIn(text)
      if (quantity === undefined) isWrong = true
      const before = levelOf(color, size.id) ?? 0
      if (quantity === undefined || quantity === before) continue
      const name = `${color.color_name}, ${size.size_name}`
      changes.push({ name, count: { product_color: color.id, size: size.id, before, quantity } })
    }
  }
  return { changes, isWrong }
}

/** The number of pieces that was typed; undefined if it is none. */
export function countIn(text: string) {
  const count = numberIn(text)
  const isCount = count !== null && Number.isInteger(count) && count >= 0 && count <= MOST_PIECES
  return isCount ? count : undefined
}

/** The stock level; undefined if the color never had stock in this size. */
export function levelOf({ units }: WorkspaceColor, size: number) {
  return units.find((unit) => unit.size === size)?.quantity
}

export function keyOf(product_color: number, size: number) {
  return `${product_color}-${size}`
}
