import { paisa, rupees, sizeWord } from '@etrend/domain'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { bill, billLine } from '../../db/schema/bills'
import { product, subcategory } from '../../db/schema/catalogue'
import { order, orderLine } from '../../db/schema/orders'
import { payment } from '../../db/schema/payments'
import { user } from '../../db/schema/people'
import { promoUse } from '../../db/schema/promo-codes'
import { shop } from '../../db/schema/shop'
import type { OrderRow } from '../rows/order-row'
import { paidByWords } from '../rows/paid-by-words'
import { nextBillNumber } from './bill-number'
import { billSums } from './bill-sums'
import { fileBill } from './file-with-tax-office'

/**
 * Issues the bill of an order whose sale is final, with all that it will ever say, and gives the order its number. It is
 * over what the shop received: for an exchange, that includes the worth of the returned pieces.
 */
export async function issueBill(tx: Queries, row: OrderRow, staff: number | null, now: Date) {
  const settings = await one(tx.select().from(shop))
  const hasVat = row.tax_mode === 'vat_inclusive'
  const { vat_rate, discount } = row
  const asked = paisa(row.total) + paisa(row.carried_in)
  const total = rupees(Math.min(asked, Math.max(0, keptOf(row))))
  const given = row.source === 'exchange' ? 0 : discount
  const parts = [...(await piecesOf(tx, row.id)), ...deliveryOf(row)]
  const { lines, ...sums } = billSums(parts, { discount: given, total, hasVat, vat_rate })
  const isFull = paisa(sums.taxable) >= paisa(settings.full_bill_from) || row.buyer_pan !== ''
  const numbered = await nextBillNumber(tx, settings.bill_series, settings.outlet_code, now)
  const { id } = await one(
    tx
      .insert(bill)
      .values({
        order: row.id,
        kind: hasVat ? (isFull ? 'full' : 'abbreviated') : 'pan',
        ...numbered,
        seller_name: settings.name,
        seller_address: settings.location,
        seller_phone: settings.phone,
        seller_pan: settings.tax_number,
        buyer_name: row.name,
        buyer_phone: row.phone,
        buyer_address: addressOf(row),
        buyer_pan: row.buyer_pan,
        payment_method: paidByWords(row),
        transaction_id: await transactionOf(tx, row.id),
        issued_by: await authorName(tx, staff),
        vat_rate: hasVat ? vat_rate : 0,
        ...sums,
      })
      .returning(),
  )
  for (const { isDiscounted: _isDiscounted, ...line } of lines) {
    await tx.insert(billLine).values({ ...line, bill: id })
  }
  await fileBill(tx, id, now)
  const { number: invoice_number, issued_at: invoiced_at } = numbered
  await tx.update(order).set({ invoice_number, invoiced_at }).where(eq(order.id, row.id))
}

/**
 * The money that the shop keeps of an order, in paisa: paid less refunded, plus money carried in from the order that it
 * exchanges, less money carried out to its exchange order.
 */
export function keptOf({ paid, refunded, carried_in, carried_out }: OrderRow) {
  return paisa(paid) + paisa(carried_in) - paisa(refunded) - paisa(carried_out)
}

/** The name of a member of staff on papers; the shop's own for what no person did. */
export async function authorName(tx: Queries, staff: number | null) {
  if (staff === null) return 'Online shop'
  const row = await first(tx.select({ name: user.username }).from(user).where(eq(user.id, staff)))
  return row?.name ?? ''
}

async function piecesOf(tx: Queries, id: number) {
  const rows = await tx
    .select({
      line: orderLine,
      own: product.hs_code,
      ofKind: subcategory.hs_code,
      counted: promoUse.products,
    })
    .from(orderLine)
    .leftJoin(promoUse, eq(promoUse.order, orderLine.order))
    .innerJoin(product, eq(product.id, orderLine.product))
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .where(eq(orderLine.order, id))
    .orderBy(asc(orderLine.id))
  return rows.map(({ line, own, ofKind, counted }) => ({
    title: line.title,
    details: `${line.color_name}, ${sizeWord(line.size_name)}`,
    hs_code: own || ofKind,
    quantity: line.quantity,
    rate: line.price,
    isDiscounted: counted === null || counted.includes(line.product),
  }))
}

function deliveryOf({ shipping }: OrderRow) {
  const line = { title: 'Delivery', details: '', hs_code: '', quantity: 1, isDiscounted: false }
  return shipping > 0 ? [{ ...line, rate: shipping }] : []
}

function addressOf({ is_walk_in, street, landmark, city, district }: OrderRow) {
  if (is_walk_in) return ''
  const place = city === district ? city : `${city}, ${district}`
  return [street, landmark, place].filter(Boolean).join(', ')
}

async function transactionOf(tx: Queries, id: number) {
  const isVerified = and(eq(payment.order, id), eq(payment.state, 'verified'))
  const row = await first(
    tx.select().from(payment).where(isVerified).orderBy(desc(payment.id)).limit(1),
  )
  return row?.transaction_id ?? row?.gateway_reference ?? ''
}
