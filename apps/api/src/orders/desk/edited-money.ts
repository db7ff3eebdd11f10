import { paisa, rupees } from '@etrend/domain'
import type { OrderRow } from '../order-access'

/**
 * What the customer still has to pay after an edit, and what is refunded, in rupees. Only the change of the total
 * counts: money that was refunded before is neither asked for nor refunded again. An exchange order whose pieces now
 * cost less than the returned ones also gives back the part of their worth that it no longer needs.
 */
export function editedMoney(row: OrderRow, after: { total: number; discount: number }) {
  const kept = paisa(row.paid) - paisa(row.refunded)
  const total = paisa(after.total)
  const asked = paisa(row.to_pay) + total - paisa(row.total)
  const surplus = Math.max(0, kept - total)
  const unneeded = Math.max(0, paisa(row.carried_in) - paisa(after.discount))
  return {
    to_pay: rupees(Math.max(0, Math.min(asked, total - kept))),
    pay_back: rupees(surplus + unneeded),
  }
}
