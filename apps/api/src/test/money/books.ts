import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared'
import { bill, billLine, creditNote } from '../../db/schema/bills'
import { cashEntry } from '../../db/schema/cash'
import { courierSettlement } from '../../db/schema/courier-settlements'
import { order, orderLine } from '../../db/schema/orders'
import { payment, refund } from '../../db/schema/payments'
import { promoCode, promoUse } from '../../db/schema/promo-codes'
import { orderReturn, orderReturnLine } from '../../db/schema/returns'
import { saleEntry } from '../../db/schema/sales'
import { playedFiling } from '../../db/schema/simulator'
import { stockLevel, stockMovement } from '../../db/schema/stock'
import { taxFiling } from '../../db/schema/tax-filings'

const signed = sql`CASE ${stockMovement.movement_type} WHEN 'In' THEN ${stockMovement.quantity} ELSE -${stockMovement.quantity} END`

/** All that the shop's books say about orders, money, codes and pieces, prepared: read after every step. */
export const books = prepared((db) => ({
  orders: db.select().from(order).prepare(),
  lines: db.select().from(orderLine).prepare(),
  payments: db.select().from(payment).prepare(),
  refunds: db.select().from(refund).prepare(),
  returns: db.select().from(orderReturn).prepare(),
  damaged: db
    .select({
      quantity: orderReturnLine.quantity,
      product_color: orderLine.product_color,
      size: orderLine.size,
    })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.order_line))
    .where(eq(orderReturnLine.condition, 'damaged'))
    .prepare(),
  bills: db.select().from(bill).orderBy(asc(bill.id)).prepare(),
  billLines: db.select().from(billLine).prepare(),
  creditNotes: db.select().from(creditNote).orderBy(asc(creditNote.id)).prepare(),
  /** What the simulated tax office has taken. */
  taken: db.select().from(playedFiling).prepare(),
  filings: db.select().from(taxFiling).prepare(),
  settlements: db.select().from(courierSettlement).prepare(),
  cashEntries: db.select().from(cashEntry).prepare(),
  codes: db.select().from(promoCode).prepare(),
  uses: db.select().from(promoUse).prepare(),
  /** What the sale entries of each order add up to: paisa and pieces. */
  sales: db
    .select({
      order: saleEntry.order,
      money: sql<number>`sum(${saleEntry.goods} + ${saleEntry.delivery} + ${saleEntry.tax})`,
      pieces: sql<number>`sum(${saleEntry.pieces})`,
    })
    .from(saleEntry)
    .groupBy(saleEntry.order)
    .prepare(),
  /** A unit's stock level, the sum of its ledger, and the pieces that orders took of it in all. */
  shelf: db
    .select({
      product_color: stockLevel.product_color,
      size: stockLevel.size,
      level: stockLevel.quantity,
      sum: sql<number>`coalesce(sum(${signed}), 0)`,
      taken: sql<number>`coalesce(sum(CASE WHEN ${stockMovement.order} IS NULL THEN 0 ELSE -${signed} END), 0)`,
    })
    .from(stockLevel)
    .leftJoin(
      stockMovement,
      and(
        eq(stockMovement.product_color, stockLevel.product_color),
        eq(stockMovement.size, stockLevel.size),
      ),
    )
    .groupBy(stockLevel.product_color, stockLevel.size)
    .prepare(),
}))
