import { formatPrice, paisa } from '@etrend/domain'
import type { courierSettlement } from '../../db/schema/courier-settlements'
import { booksOf, noteOf, ordersOf, type World } from './world'

/**
 * A sentence for each difference between the cash that couriers were given, and what the books say they hold, have paid
 * in, kept back and owe. The same for what they ask for parcels that came back.
 */
export async function courierProblems(world: World): Promise<string[]> {
  const orders = await ordersOf(world)
  const settlements = await booksOf(world).settlements.all()
  const entries = await booksOf(world).cashEntries.all()
  const given = sum(orders, ({ number }) => noteOf(world, number).cash)
  const isHeld = ({ settlement }: { settlement: number | null }) => settlement === null
  const held = sum(orders.filter(isHeld), ({ collected }) => paisa(collected))
  const marked = sum(orders, ({ collected }) => paisa(collected)) - held
  const settled = sum(settlements, ({ collected }) => paisa(collected))
  const drawer = settlements.filter(({ paid_into }) => paid_into === 'drawer')
  const cameIn = sum(drawer, ({ paid_in }) => paisa(paid_in))
  const noted = sum(entries, ({ amount }) => paisa(amount))
  const rows = (amount: (row: Settlement) => number) =>
    sum(settlements, (row) => paisa(amount(row)))
  const paidIn = rows((row) => row.paid_in)
  const kept = rows((row) => row.fee)
  const lacking = rows((row) => row.difference)
  const asked = sum(orders, ({ number }) => noteOf(world, number).returnFee)
  const open = sum(orders.filter(isHeld), ({ return_fee }) => paisa(return_fee))
  const settledFees = rows((row) => row.return_fees)
  const markedFees = sum(orders, ({ return_fee }) => paisa(return_fee)) - open
  return [
    ...broken(
      held + paidIn + kept + lacking === given,
      `couriers hold ${price(held)}, paid in ${price(paidIn)}, kept ${price(kept)} and owe ${price(lacking)} of ${price(given)}`,
    ),
    ...broken(
      open + settledFees === asked,
      `return fees of ${price(open)} are open and ${price(settledFees)} settled, but ${price(asked)} were asked`,
    ),
    ...broken(
      markedFees === settledFees,
      `return fees of ${price(markedFees)} are marked as settled, not ${price(settledFees)}`,
    ),
    ...broken(
      held + settled === given,
      `couriers hold ${price(held)} and settled ${price(settled)}, but were given ${price(given)}`,
    ),
    ...broken(marked === settled, `${price(marked)} of orders is settled, not ${price(settled)}`),
    ...broken(noted === cameIn, `the drawer got ${price(noted)} of couriers, not ${price(cameIn)}`),
    ...settlements.flatMap(({ id, ...of }) => {
      const left = paisa(of.collected) - paisa(of.fee) - paisa(of.paid_in)
      const isPart = Math.abs(of.return_fees) <= Math.abs(of.fee)
      return broken(left === paisa(of.difference) && isPart, `settlement ${id} doesn’t add up`)
    }),
  ]
}

type Settlement = typeof courierSettlement.$inferSelect

function sum<Row>(rows: Row[], amount: (row: Row) => number) {
  return rows.reduce((all, row) => all + amount(row), 0)
}

function broken(isKept: boolean, problem: string) {
  return isKept ? [] : [problem]
}

function price(amount: number) {
  return amount < 0 ? `-${formatPrice(-amount / 100)}` : formatPrice(amount / 100)
}
