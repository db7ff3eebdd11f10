import { paisa } from '@etrend/domain'
import { keptOf, ordersOf, type OrderRow, type World } from './world'

/** Where money was lost between an order and those that were sent in exchange for it, a sentence each. */
export function exchangeProblems(world: World, before: OrderRow[]): string[] {
  const orders = ordersOf(world)
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

/** Its pieces are back without a return: its money must go back whole. */
function isOff({ state, delivered_at }: OrderRow) {
  return state === 'cancelled' || (state === 'returned' && delivered_at === null)
}
