import { cashProblem, paisa, rupees } from '@etrend/domain'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { shippingOff } from '../promo-codes/promo-use'
import { deliveryTo } from './delivery-terms'
import type { OrderRow } from './order-row'
import { orderRows } from './placing-rows'

/** What an unpaid order would cost more if it were paid in cash on delivery, or why it can't be. */
export async function cashOffer(db: Queries, { id, district, total, source }: OrderRow) {
  if (source === 'exchange') return { cash_fee: 0, problem: undefined }
  const settings = found(await orderRows(db).settings.get(), 'shop')
  const { terms } = await deliveryTo(db, district, settings)
  // A code for free delivery takes the fee for cash off too.
  const cash_fee = (await shippingOff(db, id)) > 0 ? 0 : terms.cash_fee
  const asked = rupees(paisa(total) + paisa(cash_fee))
  return { cash_fee, problem: cashProblem(terms, district, asked) }
}
