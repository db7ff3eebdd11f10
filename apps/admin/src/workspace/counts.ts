import type { StockCount, WorkspaceColor } from '@etrend/contract'

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
      if (!isCount(text)) isWrong = true
      const before = levelOf(color, size.id) ?? 0
      const quantity = Number(text)
      if (!isCount(text) || quantity === before) continue
      const name = `${color.color_name}, ${size.size_name}`
      changes.push({ name, count: { product_color: color.id, size: size.id, before, quantity } })
    }
  }
  return { changes, isWrong }
}

export function isCount(text: string) {
  return /^\d{1,6}$/.test(text.trim()) && Number(text) <= MOST_PIECES
}

/** The stock level; undefined if the color never had stock in this size. */
export function levelOf({ units }: WorkspaceColor, size: number) {
  return units.find((unit) => unit.size === size)?.quantity
}

export function keyOf(product_color: number, size: number) {
  return `${product_color}-${size}`
}
