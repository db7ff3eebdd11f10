import type { CollectionKind } from '@etrend/contract'
import { fixed } from '../ui/controls/choices'

const labels: Record<CollectionKind, string> = {
  rule: 'Found by a rule',
  hand: 'Chosen by hand',
}

export const kindChoices = fixed(
  { value: 'rule', label: labels.rule },
  { value: 'hand', label: labels.hand },
)

export function kindLabel(kind: CollectionKind) {
  return labels[kind]
}

export const sortChoices = fixed(
  { value: 'name', label: 'By name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'best-selling', label: 'Best-selling first' },
)
