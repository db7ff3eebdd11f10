type Product = {
  status: 'draft' | 'active' | 'archived'
  goes_live_at: string | null
  ends_at: string | null
}

export type SaleState = 'draft' | 'scheduled' | 'on sale' | 'ended' | 'archived'

/** Whether shoppers can buy a product at a time (ISO), and if not, why. Times are ISO times in UTC. */
export function saleState({ status, goes_live_at, ends_at }: Product, at: string): SaleState {
  if (status !== 'active') return status
  if (ends_at !== null && ends_at <= at) return 'ended'
  return goes_live_at !== null && goes_live_at > at ? 'scheduled' : 'on sale'
}

type SaleOffer = { is_active: boolean; starts_at: string; ends_at: string | null }

export type SaleOfferState = 'off' | 'scheduled' | 'running' | 'ended'

/** Whether a sale reduces prices at a time (ISO), and if not, why. It runs from its start until just before its end. */
export function saleOfferState(
  { is_active, starts_at, ends_at }: SaleOffer,
  at: string,
): SaleOfferState {
  if (ends_at !== null && ends_at <= at) return 'ended'
  if (!is_active) return 'off'
  return starts_at > at ? 'scheduled' : 'running'
}
