import { paisa } from '@etrend/domain'
import { keptOf, ordersOf, type OrderRow, type World } from './world'

/** A sentence for each case of money lost between an order and the orders sent in exchange for it. */
export async function exchangeProblems(world: World, before: OrderRow[]): Promise<string[]> {
  const orders = await ordersOf(world)
  const total = (rows: OrderRow[], amount: (row: OrderRow) => number) =>
    rows.reduce((sum, row) => sum + paisa(amount(row)), 0)
  const carriedIn = total(orders, (row) => row.carried_in)
  const carriedOut = total(orders, (row) => row.carried_out)
  const ended = before.filter(
    (row) => !isOff(row) && orders.some((now) => now.id === row.id && isOff(now)),
  )
  const freed = ended.reduce((sum, row) => sum + keptOf(row), 0)
  const setAside = total(orders, (row) => row.refunded) - total(before, (row) => row.refunded)
  return [
    ...(carriedIn === carriedOut
      ? []
      : [`${carriedOut} paisa went to exchanges, ${carriedIn} arrived`]),
    ...(setAside >= freed ? [] : [`orders ended with ${freed} paisa, ${setAside} go back`]),
  ]
}

/** Whether the order ended without a customer's return, so that all its money must be refunded. */
function isOff({ state, delivered_at }: OrderRow) {
  return state === 'cancelled' || (state === 'returned' && delivered_at === null)
}
