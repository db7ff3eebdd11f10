import { rupees } from '@etrend/domain'
import * as z from 'zod'
import { GatewayDown, type PaidBack } from './gateway'

/** Khalti's look-up; the amount in paisa. It says whether money went back, but not how much. */
export const lookedUp = z.object({
  pidx: z.string(),
  status: z.string(),
  total_amount: z.number().optional(),
  transaction_id: z.string().nullish(),
})
type LookedUp = z.infer<typeof lookedUp>

/** How a payment stands. Throws GatewayDown for words that Khalti doesn't document: they are no state of a payment. */
export function verdictOf({ status, total_amount, transaction_id }: LookedUp) {
  switch (status.toLowerCase()) {
    case 'completed':
      if (total_amount === undefined) throw new GatewayDown('Khalti answered without an amount.')
      return {
        state: 'complete' as const,
        amount: rupees(total_amount),
        transaction_id: transaction_id ?? null,
      }
    case 'pending':
    case 'initiated':
      return { state: 'open' as const }
    case 'expired':
    case 'user canceled':
    case 'failed':
      return { state: 'failed' as const, why: `Khalti says ${status}` }
    // Its documents spell the last one both ways, hence the lower case.
    case 'refunded':
    case 'partially refunded':
      return { state: 'review' as const, why: `Khalti says ${status}` }
    default:
      throw new GatewayDown(`Khalti says ${status.slice(0, 100)}`)
  }
}

/** How much of a payment went back. Throws GatewayDown for a payment that never came in, and for other words. */
export function paidBackOf({ status, transaction_id }: LookedUp): PaidBack {
  const part = parts.get(status.toLowerCase())
  if (!part || !transaction_id) throw new GatewayDown(`Khalti says ${status.slice(0, 100)}`)
  return { part, transaction_id }
}

const parts = new Map<string, PaidBack['part']>([
  ['completed', 'nothing'],
  ['partially refunded', 'part'],
  ['refunded', 'all'],
])
