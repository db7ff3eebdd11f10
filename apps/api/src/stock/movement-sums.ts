import type { StockInput } from '@etrend/contract'

export type Unit = { product_color: number; size: number }

/** The pieces of a movement, negative where they went out. */
export function signed({
  movement_type,
  quantity,
}: Pick<StockInput, 'movement_type' | 'quantity'>) {
  return movement_type === 'In' ? quantity : -quantity
}

/** The changes of each unit as one. */
export function perUnit(changes: (Unit & { by: number })[]) {
  const sums = new Map<string, Unit & { by: number }>()
  for (const { product_color, size, by } of changes) {
    const key = `${product_color}/${size}`
    sums.set(key, { product_color, size, by: by + (sums.get(key)?.by ?? 0) })
  }
  return sums.values()
}
