import { cartTotals, deliveryFees } from '@etrend/domain'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { deliveryTo } from '../rows/delivery-terms'
import type { OrderRow } from '../rows/order-row'
import { orderRows } from '../rows/placing-rows'

type Line = { price: number; quantity: number }

/**
 * What delivery costs after an edit: what the order was placed with, or today's fees where it goes to another district.
 * `terms` are those of the other district; undefined where the district stays.
 */
export async function editedDelivery(tx: Queries, row: OrderRow, district: string, lines: Line[]) {
  const { shipping, cash_fee, delivery_zone } = row
  if (district === row.district) return { fees: { shipping, cash_fee, delivery_zone } }
  const settings = found(await orderRows(tx).settings.get(), 'shop')
  const { zone, terms } = await deliveryTo(tx, district, settings)
  // Nothing is charged for the delivery of an exchange.
  if (row.source === 'exchange') return { fees: { shipping, cash_fee, delivery_zone: zone } }
  const { subtotal } = cartTotals(lines, row)
  const fees = deliveryFees(terms, subtotal, row.payment_method === 'cod')
  return { fees: { ...fees, delivery_zone: zone }, terms, phone: settings.phone }
}
