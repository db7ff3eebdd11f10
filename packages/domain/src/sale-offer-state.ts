type Times = { is_active: boolean; starts_at: string; ends_at: string | null }

export type SaleOfferState = 'off' | 'scheduled' | 'running' | 'ended'

/** Whether a sale reduces prices at a time (ISO), and if not, why. It runs from its start until just before its end. */
export function saleOfferState(
  { is_active, starts_at, ends_at }: Times,
  at: string,
): SaleOfferState {
  if (ends_at !== null && ends_at <= at) return 'ended'
  if (!is_active) return 'off'
  return starts_at > at ? 'scheduled' : 'running'
}
