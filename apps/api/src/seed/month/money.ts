import { cashNow, contract } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { paisa, rupees } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import { one } from '../../db/rows'
import { order as orderTable } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { courierId } from './sending'
import type { Act, Stage } from './stage'

/** What stays in the drawer when the rest is brought to the bank, in rupees. */
const FLOAT = 5_000
const heldOrders = contract.courierSettlements.heldOrders.responses[200]

/** Money that is paid back, that couriers bring, and that lies in the drawer in the evening. */
export function moneyOf({ tx, shop, staff, book }: Stage) {
  return {
    async payBack({ order, way, reference }: Act<'pay back'>) {
      const { number } = book.of(order)
      const tasks = tx
        .select({ id: refund.id })
        .from(refund)
        .innerJoin(orderTable, eq(orderTable.id, refund.order))
        .where(and(eq(orderTable.number, number), eq(refund.state, 'task')))
      const { id } = await one(tasks)
      await shop.call(staff, 'POST', `/staff/refunds/${id}/done`, { way, reference })
    },

    /** The courier keeps its fee and those of parcels that came back, and pays in the cash of all that it has delivered. */
    async settle({ courier: name, fee: each, missing, reference }: Act<'settle'>) {
      const courier = await courierId(tx, name)
      const answer = await shop.call(staff, 'GET', `/staff/courier-settlements/held/${courier}`)
      const { order_list: held, returned_list: back } = heldOrders.parse(answer.json())
      if (held.length === 0) return
      const collected = rupees(held.reduce((sum, one) => sum + paisa(one.collected), 0))
      const return_fees = rupees(back.reduce((sum, one) => sum + paisa(one.return_fee), 0))
      const fee = held.length * each + return_fees
      await shop.call(staff, 'POST', '/staff/courier-settlements', {
        courier,
        numbers: held.map(({ number }) => number),
        collected,
        returned: back.map(({ number }) => number),
        fee,
        return_fees,
        paid_in: collected - fee - missing,
        paid_into: name === 'near' ? 'drawer' : 'bank',
        day: kathmanduTime(shop.clock()).slice(0, 10),
        reference,
        note: missing > 0 ? 'One note too few; the rider brings it next week.' : '',
      })
    },

    /** Counts the drawer, once most of its cash is at the bank. */
    async closeDay({ toBank, missing }: Act<'close day'>) {
      if (toBank) await bringToBank()
      const { expected } = await drawer()
      const counted = Math.max(0, expected - missing)
      const reason = counted === expected ? '' : 'A note of Rs. 50 is missing.'
      await shop.call(staff, 'POST', '/staff/cash-days', { expected, counted, reason })
    },
  }

  async function bringToBank() {
    const amount = -Math.floor(((await drawer()).expected - FLOAT) / 1000) * 1000
    if (amount >= 0) return
    const entry = { kind: 'bank', amount, note: 'Brought to the bank' }
    await shop.call(staff, 'POST', '/staff/cash-days/entries', entry)
  }

  async function drawer() {
    return cashNow.parse((await shop.call(staff, 'GET', '/staff/cash-days/now')).json())
  }
}
