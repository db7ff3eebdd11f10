import { formatPrice, paisa, rupees } from '@etrend/domain'
import { useState } from 'react'
import type { usePricedCart } from '../lib/ordering/use-priced-cart'

/**
 * Says what another district has changed in the sums since the checkout was opened, where the shopper saw those of the
 * cart; undefined where they are the same.
 */
export function useChangedDelivery(priced: ReturnType<typeof usePricedCart>) {
  const { district, totals, delivery, isConfirmed } = priced
  const [before, setBefore] = useState<{ district: string; fee: number }>()
  if (!isConfirmed || !delivery) return undefined
  const fee = rupees(paisa(totals.shipping) - paisa(delivery.cash_fee_included))
  if (!before) setBefore({ district, fee })
  if (!before || before.district === district || before.fee === fee) return undefined
  const now = fee === 0 ? 'is free' : `costs ${formatPrice(fee)}`
  const total = formatPrice(totals.total)
  return `Delivery to ${district} ${now} instead of ${formatPrice(before.fee)}. The total is ${total} now.`
}
