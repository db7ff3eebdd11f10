import { isAmount, isCount, isRecord, isText } from '../lib/narrow'
import type { ordering } from '../lib/ordering/api'
import { deliveryFields } from '../lib/ordering/delivery'

/** The body of the call that places an order. */
export type Asked = Parameters<typeof ordering.checkout.place.mutate>[0]['body']

/** Whether a value from storage is such a body, as order-of.ts makes it. */
export function isAsked(value: unknown): value is Asked {
  if (!isRecord(value) || !Array.isArray(value.lines)) return false
  const { promo_code, payment_method, expected_total, keep_address } = value
  return (
    [...deliveryFields, 'email', 'note'].every((field) => isText(value[field])) &&
    value.lines.every(isLine) &&
    (promo_code === undefined || isText(promo_code)) &&
    (payment_method === 'cod' || payment_method === 'esewa' || payment_method === 'khalti') &&
    isAmount(expected_total) &&
    typeof keep_address === 'boolean'
  )
}

function isLine(value: unknown) {
  return (
    isRecord(value) &&
    [value.product_color, value.size, value.quantity].every(isCount) &&
    isAmount(value.shown_price)
  )
}
