import type { EditPreview, OrderEdit } from '@etrend/contract'
import { cartTotals, deliveryFees, formatPrice, paisa, rupees } from '@etrend/domain'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order, orderLine } from '../../db/schema/orders'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import { creditBill } from '../invoices/credit'
import { numberFinalSale } from '../invoices/invoices'
import { ChangedCart } from '../orders/changed-cart'
import { addressKey } from '../orders/order-limits'
import { pricedLines, unitKey } from '../orders/priced-lines'
import { keepCounted, termsOf } from '../promo-codes/promo-use'
import { payBack } from '../refunds/pay-back'
import { arrivals, deliveryTo, refuseCashThere } from '../rows/delivery-terms'
import { promisedOf, taxedBy, timelineOf } from '../rows/order-facts'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { settlePaymentState } from '../rows/payment-state'
import { orderRows } from '../rows/placing-rows'
import { bookSale } from '../rows/sale-entries'
import { canEdit } from './order-view'
import { replaceLines } from './replace-lines'

/**
 * What an edit of an order would cost. Units that the order already has keep their price; the terms of its promo
 * code stay, and so do its fees unless it goes to another district. Throws Refusal (409) for an order that can't be edited,
 * and for one in cash that then breaks today's terms for cash.
 */
export async function previewEdit(tx: Queries, row: OrderRow, edit: OrderEdit, now: Date) {
  refuseLate(row)
  const had = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.order, row.id))
    .orderBy(asc(orderLine.id))
  const before = new Map(had.map((line) => [unitKey(line), line]))
  const held = new Map(had.map((line) => [unitKey(line), line.quantity]))
  const asked = edit.lines.map(({ product_color, size, quantity }) => ({
    product_color,
    size,
    quantity,
  }))
  const priced = await pricedLines(tx, asked, now, held)
  const lines = priced.lines.map((line) => {
    const { price, original_price, sale } = before.get(unitKey(line)) ?? line
    return { ...line, price, original_price, sale }
  })
  const added = lines.filter(({ product }) => had.every((line) => line.product !== product))
  const { fees, terms, phone } = await editedDelivery(tx, row, edit.district, lines, now)
  const charged = { ...row, shipping: fees.shipping }
  const off = await termsOf(tx, row, { added, now })
  const after = cartTotals(lines, charged, off)
  if (terms && isCashAsked(row, edit, after)) {
    refuseCashThere(terms, { district: edit.district, total: after.total }, phone)
  }
  const { subtotal, discount, shipping, tax, total } = row
  const preview: EditPreview = {
    before: { subtotal, discount, shipping, tax, total, ...taxedBy(row) },
    after,
    difference: rupees(paisa(after.total) - paisa(total)),
    ...editedMoney(row, after),
    lines: lines.map((line) => ({ ...line, name: line.title })),
    changes: priced.changes,
  }
  const { shipping: _fee, ...kept } = fees
  const delivery = { ...kept, cash_fee: Math.min(fees.cash_fee, after.shipping) }
  const counted = 'products' in off ? off.products : null
  return { preview, had, lines, delivery, counted }
}

/**
 * Applies an edit that was previewed: lines, stock, totals, refund and invoice number. Throws ChangedCart where the
 * total or the stock is not as shown, and Refusal (409) where the order has changed or can't be edited.
 */
export async function editOrder(
  tx: Queries,
  row: OrderRow,
  edit: OrderEdit & { expected_total: number; seen_event?: number | undefined },
  by: Author,
  mailParts: MailParts,
) {
  const { now } = mailParts
  refuseOvertaken((await timelineOf(tx, row.id)).at(-1), edit.seen_event)
  const { preview, had, lines, delivery, counted } = await previewEdit(tx, row, edit, now)
  const { after, changes } = preview
  const [change] = changes
  if (change) throw new ChangedCart(changes, after.total, change.message)
  if (paisa(edit.expected_total) !== paisa(after.total)) {
    throw new ChangedCart([], after.total, `The total is now ${formatPrice(after.total)}.`)
  }
  await replaceLines(tx, row, had, lines, by, now)
  if (counted) await keepCounted(tx, row.id, counted)
  const { email, name, phone, province, district, city, street, landmark, note } = edit
  const { buyer_pan = row.buyer_pan } = edit
  const address_key = addressKey(edit)
  const place = { province, district, city, street, landmark, address_key }
  const to = { email, name, phone, ...place, note, buyer_pan }
  await tx
    .update(order)
    .set({ ...to, ...after, ...delivery, to_pay: preview.to_pay })
    .where(eq(order.id, row.id))
  const credited = { reason: 'The order was changed', staff: by.staff, now }
  if (isOtherBill(row, to, preview, had)) await creditBill(tx, row.id, credited)
  await settleMoney(tx, row, preview, by, now)
  const text = `Order changed: ${formatPrice(row.total)} became ${formatPrice(after.total)}`
  const { staff, at: created_at } = by
  await addEvent(tx, { order: row.id, kind: 'state', text, is_public: true, staff, created_at })
  await record(tx, by, {
    action: 'edit',
    noun: 'orders',
    row_id: row.id,
    label: row.number,
    before: { total: row.total },
    after: { total: after.total },
  })
  await queueOrderMail(tx, { ...row, ...to }, { kind: 'order_changed' }, mailParts)
}

/** Whether today's terms for cash apply: to an order in cash that goes to another district, or costs more than before. */
function isCashAsked(row: OrderRow, { district }: OrderEdit, { total }: { total: number }) {
  if (row.payment_method !== 'cod' || total === 0) return false
  return district !== row.district || paisa(total) > paisa(row.total)
}

function refuseLate(row: OrderRow) {
  if (canEdit(row)) return
  throw new Refusal(
    409,
    'This order can’t be changed: it is packed already or closed, or its payment is still open.',
  )
}

function refuseOvertaken(last: { id: number; text: string } | undefined, seen: number | undefined) {
  if (!last || seen === undefined || last.id === seen) return
  throw new Refusal(409, `Meanwhile something happened with this order: ${last.text}. Look again.`)
}

/** Refunds what the order costs less now, and gives it an invoice number if that makes it fully paid. */
async function settleMoney(
  tx: Queries,
  row: OrderRow,
  { pay_back }: EditPreview,
  { staff }: Author,
  now: Date,
) {
  const by = { reason: 'The order costs less now', staff, now }
  if (pay_back > 0) await payBack(tx, row, pay_back, by)
  await settlePaymentState(tx, row.id)
  await numberFinalSale(tx, row.id, now, staff)
  await bookSale(tx, row.id, now)
}

/**
 * What the customer still has to pay after an edit, and what is refunded, in rupees. Only the change of the total
 * counts: money that was refunded before is neither asked for nor refunded again. An exchange order whose pieces now
 * cost less than the returned ones also gives back the part of their worth that it no longer needs.
 */
function editedMoney(row: OrderRow, after: { total: number; discount: number }) {
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

type Line = { product_color: number; size: number; quantity: number }
type Buyer = Pick<
  OrderRow,
  'name' | 'phone' | 'district' | 'city' | 'street' | 'landmark' | 'buyer_pan'
>

/** Whether a bill of the edited order would say something else: a bill is never changed, but credited and issued anew. */
function isOtherBill(row: OrderRow, to: Buyer, { after, lines }: EditPreview, had: Line[]) {
  const buyer = ({ name, phone, district, city, street, landmark, buyer_pan }: Buyer) =>
    [name, phone, district, city, street, landmark, buyer_pan].join('|')
  const units = (of: Line[]) => of.map((line) => `${unitKey(line)} ${line.quantity}`).toSorted()
  const isSame = buyer(row) === buyer(to) && units(had).join() === units(lines).join()
  return !isSame || paisa(after.total) !== paisa(row.total)
}

type PricedLine = { price: number; quantity: number }

/**
 * What delivery costs after an edit, and when it arrives: as the order was placed, or by today's terms where it goes to
 * another district. `terms` are those of the district now; undefined for an exchange, of which no cash is asked for.
 */
async function editedDelivery(
  tx: Queries,
  row: OrderRow,
  district: string,
  lines: PricedLine[],
  now: Date,
) {
  const settings = found(await orderRows(tx).settings.get(), 'shop')
  const { zone, terms } = await deliveryTo(tx, district, settings)
  const isSame = district === row.district
  const arrival = isSame ? promisedOf(row) : (await arrivals(tx, now))(terms)
  const { shipping, cash_fee } = row
  const kept = {
    shipping,
    cash_fee,
    delivery_zone: isSame ? row.delivery_zone : zone,
    promised_from: arrival?.from ?? null,
    promised_to: arrival?.to ?? null,
  }
  // Nothing is charged for the delivery of an exchange.
  if (row.source === 'exchange') return { fees: kept }
  const { phone } = settings
  if (isSame) return { fees: kept, terms, phone }
  const { subtotal } = cartTotals(lines, row)
  const fees = deliveryFees(terms, subtotal, row.payment_method === 'cod')
  return { fees: { ...kept, ...fees }, terms, phone }
}
