import { orderReturn, placedOrder, staffReturn } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import { one } from '../../db/rows'
import { order as orderTable, orderLine } from '../../db/schema/orders'
import type { Act, Stage } from './stage'

/** What is known of a return: its id, then its pieces, and what they are worth. */
type Known = { id: number; pieces: { id: number }[]; worth: number }

/** Pieces that customers send back, for their money or for another size. */
export function givingBackOf({ tx, shop, shelf, staff, book }: Stage) {
  const known = new Map<number, Known>()

  function knownOf(order: number) {
    const found = known.get(order)
    if (!found) throw new Error(`Nothing of the demo’s order ${order} comes back.`)
    return found
  }

  /** The first line of an order, of which one piece comes back. */
  async function firstLine(number: string) {
    const rows = tx
      .select({ line: orderLine })
      .from(orderLine)
      .innerJoin(orderTable, eq(orderTable.id, orderLine.order))
      .where(eq(orderTable.number, number))
      .orderBy(asc(orderLine.id))
      .limit(1)
    return (await one(rows)).line
  }

  async function change(order: number, what: string, body: object) {
    const { id } = knownOf(order)
    const answer = await shop.call(staff, 'POST', `/staff/returns/${id}/${what}`, body)
    known.set(order, staffReturn.parse(answer.json()))
  }

  return {
    async ask({ order, wants, reason, details }: Act<'ask to return'>) {
      const { number, access } = book.of(order)
      const line = await firstLine(number)
      const wish = { wants, reason, details, lines: [{ order_line: line.id, quantity: 1 }] }
      const answer = await shop.call(access, 'POST', `/store/orders/${number}/returns`, wish)
      const { id } = orderReturn.parse(answer.json())
      known.set(order, { id, pieces: [], worth: 0 })
    },

    answer: ({ order, answer }: Act<'answer return'>) =>
      change(order, 'answer', { decision: 'approved', answer }),

    receive: ({ order, condition }: Act<'receive return'>) =>
      change(order, 'receive', {
        pieces: knownOf(order).pieces.map(({ id }) => ({ id, condition })),
      }),

    refund: ({ order }: Act<'refund return'>) =>
      change(order, 'refund', { amount: knownOf(order).worth }),

    async exchange({ order, isHandedOver: handed_over }: Act<'exchange'>) {
      const { number, access } = book.of(order)
      const { product_color, size } = await firstLine(number)
      const lines = [shelf.otherSize(product_color, size)]
      const url = `/staff/returns/${knownOf(order).id}/exchange`
      const answer = await shop.call(staff, 'POST', url, { lines, handed_over })
      const { number: made } = placedOrder.parse(answer.json())
      book.note(`x${order}`, { number: made, access, way: 'cod' })
    },
  }
}
