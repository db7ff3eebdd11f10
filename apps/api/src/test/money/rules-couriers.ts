import { formatPrice, paisa } from '@etrend/domain'
import { booksOf, noteOf, ordersOf, type World } from './world'

/**
 * A sentence for each difference between the cash that couriers were given, and what the books say they hold and have
 * paid in.
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
  return [
    ...broken(
      held + settled === given,
      `couriers hold ${price(held)} and settled ${price(settled)}, but were given ${price(given)}`,
    ),
    ...broken(marked === settled, `${price(marked)} of orders is settled, not ${price(settled)}`),
    ...broken(noted === cameIn, `the drawer got ${price(noted)} of couriers, not ${price(cameIn)}`),
    ...settlements.flatMap(({ id, ...of }) => {
      const left = paisa(of.collected) - paisa(of.fee) - paisa(of.paid_in)
      return broken(left === paisa(of.difference), `settlement ${id} doesn’t add up`)
    }),
  ]
}

function sum<Row>(rows: Row[], amount: (row: Row) => number) {
  return rows.reduce((all, row) => all + amount(row), 0)
}

function broken(isKept: boolean, problem: string) {
  return isKept ? [] : [problem]
}

function price(amount: number) {
  return amount < 0 ? `-${formatPrice(-amount / 100)}` : formatPrice(amount / 100)
}
