import type { PaymentMethod } from '@etrend/contract'
import type { usePricedCart } from '../lib/ordering/use-priced-cart'
import type { Draft } from './draft'

type Given = {
  draft: Draft
  priced: Pick<ReturnType<typeof usePricedCart>, 'lines' | 'totals'>
  promo: { code: string } | null
  payment_method: PaymentMethod
  keep_address: boolean
}

/** The body of the order request. The server compares the shown prices with its own, and never charges them. */
export function orderOf({ draft, priced, promo, payment_method, keep_address }: Given) {
  const {
    payment_method: _chosen,
    keep_address: _kept,
    kept_at: _at,
    buyer_pan,
    ...delivery
  } = draft
  return {
    ...delivery,
    ...(priced.totals.tax_mode && buyer_pan && { buyer_pan }),
    lines: priced.lines.map(({ product_color, size, quantity, price }) => ({
      product_color,
      size,
      quantity,
      shown_price: price,
    })),
    ...(promo && { promo_code: promo.code }),
    payment_method,
    expected_total: priced.totals.total,
    keep_address,
  }
}
