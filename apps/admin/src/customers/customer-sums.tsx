import type { Customer } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { counted } from '../ui/display/counted'

/** How to reach a customer, since when the shop knows them, and what they bought. */
export function CustomerSums({ customer, since }: { customer: Customer; since: string }) {
  const { email, phone } = customer
  return (
    <>
      <p className="pt-2 wrap-anywhere text-muted">
        {[email, phone, since].filter(Boolean).join(' · ')}
      </p>
      <p className="pt-1 tabular-nums">{boughtInWords(customer)}</p>
    </>
  )
}

function boughtInWords({ orders, spent }: Customer) {
  if (orders === 0) return 'Nothing bought yet'
  return `${counted(orders, 'order')}, ${spent > 0 ? `${formatPrice(spent)} spent` : 'nothing paid yet'}`
}
