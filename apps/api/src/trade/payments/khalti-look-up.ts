import { rupees } from '@etrend/domain'
import * as z from 'zod'
import type { PaidBack } from '../rows/parts'
import { GatewayDown } from './gateway'

/** Khalti's look-up; the amount in paisa. It says whether money went back, but not how much. */
export const lookedUp = z.object({
  pidx: z.string(),
  status: z.string(),
  total_amount: z.number().optional(),
  transaction_id: z.string().nullish(),
})
type LookedUp = z.infer<typeof lookedUp>

/** The state of a payment by Khalti's look-up. Throws GatewayDown for a status that Khalti doesn't document. */
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
    // Khalti's documentation writes the last one in upper and lower case, hence toLowerCase above.
    case 'refunded':
    case 'partially refunded':
      return { state: 'review' as const, why: `Khalti says ${status}` }
    default:
      throw new GatewayDown(`Khalti says ${status.slice(0, 100)}`)
  }
}

/** How much of a payment was refunded. Throws GatewayDown for one that never came in, and for another status. */
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
