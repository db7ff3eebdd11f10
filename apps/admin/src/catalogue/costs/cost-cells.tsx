import type { CostOf } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useCost } from './use-cost'

/** What a piece of the unit cost on average. */
export function UnitCost({ id }: { id: string }) {
  return costInWords(useCost('units', id))
}

/** What is left of the unit's price. */
export function UnitMargin({ id }: { id: string }) {
  return marginInWords(useCost('units', id))
}

export function costInWords(cost: CostOf | undefined) {
  return cost === undefined || cost.cost === null ? '–' : formatPrice(cost.cost)
}

export function marginInWords(cost: CostOf | undefined) {
  if (cost === undefined || cost.margin === null) return '–'
  return `${formatPrice(cost.margin)} (${cost.margin_percent} %)`
}
