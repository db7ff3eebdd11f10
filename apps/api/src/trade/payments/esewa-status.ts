import * as z from 'zod'
import { GatewayDown } from './gateway'

type Ours = { product_code: string; transaction_uuid: string; amount: number }

/**
 * The state of a payment by eSewa's answer. An answer counts only if it is about our payment; another amount counts
 * only where it was paid, so that staff review it. Throws GatewayDown for every other answer: it says nothing about the
 * payment.
 */
export function esewaVerdict(answer: unknown, ours: Ours) {
  const read = statusAnswer.safeParse(answer)
  if (!read.success) throw new GatewayDown('eSewa answered in other words than it documents.')
  const { status, product_code, transaction_uuid, total_amount, ref_id } = read.data
  if (product_code !== ours.product_code || transaction_uuid !== ours.transaction_uuid) {
    throw new GatewayDown('eSewa answered about another payment.')
  }
  if (status === 'COMPLETE') {
    return { state: 'complete' as const, amount: total_amount, transaction_id: ref_id ?? null }
  }
  if (total_amount !== ours.amount) throw new GatewayDown('eSewa answered about another amount.')
  switch (status) {
    // NOT_FOUND: the customer hasn't begun yet, or gave up. The shop asks again later.
    case 'PENDING':
    case 'NOT_FOUND':
      return { state: 'open' as const }
    case 'CANCELED':
      return { state: 'failed' as const, why: 'eSewa says that it was cancelled' }
    case 'AMBIGUOUS':
    case 'FULL_REFUND':
    case 'PARTIAL_REFUND':
      return { state: 'review' as const, why: `eSewa says ${status}` }
    // 'Service is currently unavailable' and the like are no state of a payment.
    default:
      throw new GatewayDown(`eSewa says ${status.slice(0, 100)}`)
  }
}

// The amount may come as "1000.0", as 1000 or with thousands commas.
const amountText = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d[\d,]*(\.\d+)?$/)
    .transform((text) => Number(text.replaceAll(',', ''))),
])

const statusAnswer = z.object({
  status: z.string(),
  product_code: z.string(),
  transaction_uuid: z.string(),
  total_amount: amountText,
  ref_id: z.string().nullish(),
})
