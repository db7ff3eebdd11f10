import type { DifferenceKind, PayoutDifference } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'

export const gatewayNames = { esewa: 'eSewa', khalti: 'Khalti' }

export const differenceNames: Record<DifferenceKind, string> = {
  unknown: 'Unknown to the shop',
  not_paid: 'Not counted as paid',
  amount: 'Another amount',
  twice: 'Paid out twice',
  refunded: 'Refunded by the shop',
  missing: 'Not paid out',
}

/** What is different, in a sentence: 'eSewa paid out Rs. 905.99 instead of Rs. 906.' */
export function differenceWords({ kind, gateway, is_refund, amount, expected }: PayoutDifference) {
  const name = gatewayNames[gateway]
  const did = `${name} ${is_refund ? 'took back' : 'paid out'} ${formatPrice(amount ?? 0)}`
  const ours = formatPrice(expected ?? 0)
  switch (kind) {
    case 'unknown':
      return `${did} for a payment that the shop doesn’t know.`
    case 'not_paid':
      return `${did}, but the shop doesn’t count the payment as paid.`
    case 'amount':
      return is_refund ? `${did}. The shop has no such refund.` : `${did} instead of ${ours}.`
    case 'twice':
      return `${did} a second time.`
    case 'refunded':
      return `${did}, but the shop has paid money back, and no statement has that refund.`
    case 'missing':
      return `The shop counts ${ours} as paid by ${name}, but no statement has it.`
  }
}
