import { paisa } from '@etrend/domain'
import { isSale } from '../../trade/rows/sale-value'
import { booksOf, keptOf, ordersOf, type Booked, type OrderRow } from './world'

/** A sentence for each order whose sale entries don't add up to the money and the pieces that its books have. */
export async function salesProblems(world: Booked): Promise<string[]> {
  const entries = await booksOf(world).sales.all()
  const lines = await booksOf(world).lines.all()
  return (await ordersOf(world)).flatMap((row) => {
    const { money = 0, pieces = 0 } = entries.find(({ order }) => order === row.id) ?? {}
    const kept = lines
      .filter(({ order }) => order === row.id)
      .reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
    const expected = isSale(row) ? { money: broughtBy(row), pieces: kept } : { money: 0, pieces: 0 }
    return money === expected.money && pieces === expected.pieces
      ? []
      : [
          `${row.number}: ${money} paisa and ${pieces} pieces in the sales, ${expected.money} and ${expected.pieces} by its books`,
        ]
  })
}

/** What the shop keeps of an order or still gets for it, in paisa; a second payment is no sale. */
function broughtBy(row: OrderRow) {
  const most = paisa(row.total) + paisa(row.carried_in)
  return Math.max(0, Math.min(most, keptOf(row) + paisa(row.to_pay)))
}
