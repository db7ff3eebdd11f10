import { cartTotals, deliveryFees } from '@etrend/domain'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { deliveryTo } from '../rows/delivery-terms'
import type { OrderRow } from '../rows/order-row'
import { orderRows } from '../rows/placing-rows'

type Line = { price: number; quantity: number }

/**
 * What delivery costs after an edit: what the order was placed with, or today's fees where it goes to another district.
 * `terms` are those of the district now; undefined for an exchange, of which no cash is asked for.
 */
export async function editedDelivery(tx: Queries, row: OrderRow, district: string, lines: Line[]) {
  const settings = found(await orderRows(tx).settings.get(), 'shop')
  const { zone, terms } = await deliveryTo(tx, district, settings)
  const isSame = district === row.district
  const { shipping, cash_fee } = row
  const kept = { shipping, cash_fee, delivery_zone: isSame ? row.delivery_zone : zone }
  // Nothing is charged for the delivery of an exchange.
  if (row.source === 'exchange') return { fees: kept }
  const { phone } = settings
  if (isSame) return { fees: kept, terms, phone }
  const { subtotal } = cartTotals(lines, row)
  const fees = deliveryFees(terms, subtotal, row.payment_method === 'cod')
  return { fees: { ...fees, delivery_zone: zone }, terms, phone }
}
