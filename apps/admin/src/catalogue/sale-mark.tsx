import type { Product } from '@etrend/contract'
import { saleState, type SaleState } from '@etrend/domain'
import { when } from '../lib/times'
import { fixed } from '../ui/controls/choices'
import { Mark } from '../ui/display/mark'

type OfSale = Pick<Product, 'status' | 'goes_live_at' | 'ends_at'>

/** The statuses that staff choose, in the order of a product's life. */
export const statusChoices = fixed(
  { value: 'draft', label: 'Draft' },
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
)

/** The statuses by which the list is filtered: the stored ones, and what the times of an active product say. */
export const saleChoices = fixed(
  { value: 'draft', label: 'Draft' },
  { value: 'active', label: 'Active' },
  { value: 'scheduled', label: 'Active: scheduled' },
  { value: 'ended', label: 'Active: ended' },
  { value: 'archived', label: 'Archived' },
)

/** Whether shoppers can buy a product now. In a list, that they can needs no mark. */
export function SaleWords({ product }: { product: OfSale }) {
  const state = saleStateNow(product)
  return state === 'on sale' ? states[state].label : <SaleMark product={product} />
}

/** The same, always as a mark. */
export function SaleMark({ product }: { product: OfSale }) {
  const { label, kind } = states[saleStateNow(product)]
  return <Mark kind={kind}>{label}</Mark>
}

export function saleStateNow(product: OfSale) {
  return saleState(product, new Date().toISOString())
}

/** What shoppers see of the product, in a sentence. */
export function saleWords({ goes_live_at, ends_at, ...product }: OfSale) {
  const state = saleStateNow({ ...product, goes_live_at, ends_at })
  if (state === 'scheduled' && goes_live_at) return `Shoppers see it from ${when(goes_live_at)}.`
  if (state === 'ended' && ends_at) return `It ended on ${when(ends_at)}. ${goneWords}`
  if (state === 'on sale' && ends_at) return `Shoppers see it until ${when(ends_at)}.`
  return words[state]
}

const states: Record<SaleState, { label: string; kind: 'good' | 'quiet' | 'warning' }> = {
  draft: { label: 'Draft', kind: 'quiet' },
  scheduled: { label: 'Scheduled', kind: 'warning' },
  'on sale': { label: 'Active', kind: 'good' },
  ended: { label: 'Ended', kind: 'quiet' },
  archived: { label: 'Archived', kind: 'quiet' },
}

const goneWords = 'Its page says that it is no longer sold, and shows similar products.'
const words: Record<SaleState, string> = {
  draft: 'Shoppers don’t see it yet.',
  scheduled: 'Shoppers don’t see it yet.',
  'on sale': 'Shoppers see it.',
  ended: goneWords,
  archived: goneWords,
}
