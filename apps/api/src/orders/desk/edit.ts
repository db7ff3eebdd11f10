import type { EditPreview, OrderEdit } from '@etrend/contract'
import { cartTotals, formatPrice, paisa, rupees } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { order, orderLine } from '../../db/schema-orders'
import { Refusal } from '../../http/errors'
import { timelineOf } from '../../lib/order-facts'
import { addEvent } from '../../lib/order-timeline'
import { record, type Author } from '../../records/audit'
import { ChangedCart } from '../changed-cart'
import type { OrderRow } from '../order-access'
import { orderRows } from '../order-rows'
import { putBackStock, takeStock } from '../order-stock'
import { pricedLines, unitKey } from '../priced-lines'
import { termsOf } from '../promo-use'
import { addRefund } from '../refunds'
import { canEdit } from './staff-order'

/** What a change would cost. Units that the order already has keep their price; fees and the terms of its code stay. */
export async function previewEdit(tx: Queries, row: OrderRow, edit: OrderEdit) {
  refuseLate(row)
  const had = await tx.select().from(orderLine).where(eq(orderLine.order, row.id))
  const before = new Map(had.map((line) => [unitKey(line), line]))
  const held = new Map(had.map((line) => [unitKey(line), line.quantity]))
  const asked = edit.lines.map(({ product_color, size, quantity }) => ({
    product_color,
    size,
    quantity,
  }))
  const priced = pricedLines(tx, asked, held)
  const lines = priced.lines.map((line) => ({
    ...line,
    price: before.get(unitKey(line))?.price ?? line.price,
  }))
  const after = cartTotals(lines, row, await termsOf(tx, row))
  const { subtotal, discount, shipping, tax, total } = row
  const preview: EditPreview = {
    before: { subtotal, discount, shipping, tax, total },
    after,
    difference: rupees(paisa(after.total) - paisa(total)),
    lines: lines.map((line) => ({ ...line, name: line.title })),
    changes: priced.changes,
  }
  return { preview, had, lines }
}

/** Makes the change that was previewed: lines, stock, totals, and what they mean for the money. */
export async function editOrder(
  tx: Queries,
  row: OrderRow,
  edit: OrderEdit & { expected_total: number; seen_event?: number | undefined },
  by: Author,
  now: Date,
) {
  refuseOvertaken(timelineOf(tx, row.id).at(-1), edit.seen_event)
  const { preview, had, lines } = await previewEdit(tx, row, edit)
  const { after, changes } = preview
  const [change] = changes
  if (change) throw new ChangedCart(changes, after.total, change.message)
  if (paisa(edit.expected_total) !== paisa(after.total)) {
    throw new ChangedCart([], after.total, `The total is now ${formatPrice(after.total)}.`)
  }
  await moveDifference(tx, row, had, lines, by, now)
  await tx.delete(orderLine).where(eq(orderLine.order, row.id))
  for (const line of lines) orderRows(tx).addLine.run({ ...line, order: row.id })
  const { email, name, phone, province, district, city, street, landmark, note } = edit
  const to = { email, name, phone, province, district, city, street, landmark, note }
  const changed = await one(
    tx
      .update(order)
      .set({ ...to, ...after })
      .where(eq(order.id, row.id))
      .returning(),
  )
  await settleMoney(tx, changed, by, now)
  const text = `Order changed: ${formatPrice(row.total)} became ${formatPrice(after.total)}`
  const { staff, at: created_at } = by
  addEvent(tx, { order: row.id, kind: 'state', text, is_public: true, staff, created_at })
  await record(tx, by, {
    action: 'edit',
    noun: 'orders',
    row_id: row.id,
    label: row.number,
    before: { total: row.total },
    after: { total: after.total },
  })
}

function refuseLate(row: OrderRow) {
  if (canEdit(row)) return
  throw new Refusal(409, 'This order can’t be changed: it is packed, over, or its payment is open.')
}

function refuseOvertaken(last: { id: number; text: string } | undefined, seen: number | undefined) {
  if (!last || seen === undefined || last.id === seen) return
  throw new Refusal(409, `Meanwhile something happened with this order: ${last.text}. Look again.`)
}

type Unit = { product_color: number; size: number; quantity: number }

/** Only what differs moves. */
async function moveDifference(
  tx: Queries,
  { id, number }: OrderRow,
  had: Unit[],
  wanted: Unit[],
  { staff }: Author,
  now: Date,
) {
  const where = { order: id, number, staff, now }
  await putBackStock(tx, more(had, wanted), where)
  const taken = more(wanted, had)
  if (taken.length > 0) await takeStock(tx, taken, where)
}

/** By how much more of each unit there is in `these` than in `others`. */
function more(these: Unit[], others: Unit[]): Unit[] {
  const other = new Map(others.map((unit) => [unitKey(unit), unit.quantity]))
  return these
    .map(({ product_color, size, quantity }) => ({
      product_color,
      size,
      quantity: quantity - (other.get(unitKey({ product_color, size })) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** What was paid too much goes back; what is missing is collected in cash. */
async function settleMoney(tx: Queries, row: OrderRow, { staff }: Author, now: Date) {
  const kept = paisa(row.paid) - paisa(row.refunded)
  const missing = paisa(row.total) - kept
  if (missing < 0) {
    const by = { reason: 'The order costs less now', staff, now }
    await addRefund(tx, row, rupees(-missing), by)
    return
  }
  const payment_state = missing > 0 ? 'due' : row.paid > 0 ? 'paid' : 'none'
  await tx.update(order).set({ payment_state }).where(eq(order.id, row.id))
}
