import type { PaymentMethod } from '@etrend/contract'
import type { ordering } from '../lib/ordering/api'
import { forDelivery } from '../lib/ordering/delivery'
import { amount, count, flag, listOf, object, oneOf, optional, text } from '../lib/schema'

/** The body of the call that places an order. */
export type Asked = Parameters<typeof ordering.checkout.place.mutate>[0]['body']

/** The same in storage, as order-of.ts makes it. */
export const asked = object<Asked>({
  ...forDelivery(text),
  email: text,
  note: text,
  lines: listOf(
    object({ product_color: count, size: count, quantity: count, shown_price: amount }),
  ),
  promo_code: optional(text),
  payment_method: oneOf<PaymentMethod>({ cod: true, esewa: true, khalti: true }),
  buyer_pan: optional(text),
  expected_total: amount,
  keep_address: flag,
})
