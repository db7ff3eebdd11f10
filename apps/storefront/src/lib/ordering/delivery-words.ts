import type { OfferedDelivery } from '@etrend/contract'
import { termsHint, termsInWords } from '@etrend/domain'

/**
 * What delivery to a district costs, when it arrives, and whether it can be paid in cash. Before a district is chosen:
 * the lowest fee, or the terms where they are the same everywhere. undefined for a district whose terms aren't known yet.
 */
export function deliveryInWords(district: string, offered: OfferedDelivery | undefined) {
  if (district === '' && offered?.by_district !== false) return termsHint(offered?.lowest_fee)
  return offered && termsInWords(offered, offered.arrival).join(' · ')
}
