type OfSale = {
  status: 'draft' | 'active' | 'archived'
  goes_live_at: string | null
  ends_at: string | null
}

export type SaleState = 'draft' | 'scheduled' | 'on sale' | 'ended' | 'archived'

/** Whether shoppers can buy a product at a time (ISO), and if not, why. Times are ISO times in UTC. */
export function saleState({ status, goes_live_at, ends_at }: OfSale, at: string): SaleState {
  if (status !== 'active') return status
  if (ends_at !== null && ends_at <= at) return 'ended'
  return goes_live_at !== null && goes_live_at > at ? 'scheduled' : 'on sale'
}
