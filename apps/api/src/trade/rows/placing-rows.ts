import { eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { shop } from '../../db/schema'
import { order, orderLine } from '../../db/schema-orders'

const given = sql.placeholder

/** Prepared statements for placing an order, the shop's busiest transaction. */
export const orderRows = prepared((db) => ({
  settings: db.select().from(shop).prepare(),
  openOfPhone: db
    .select({ open: sql<number>`count(*)` })
    .from(order)
    .where(
      sql`${order.phone} = ${given('phone')} AND ${order.placed_at} > ${given('since')} AND ${order.state} = 'placed'`,
    )
    .prepare(),
  waitingOfPhone: waitingPieces(db, sql`${order.phone} = ${given('phone')}`).prepare(),
  waitingAtAddress: waitingPieces(
    db,
    sql`${order.address_key} = ${given('address_key')}`,
  ).prepare(),
  addOrder: db
    .insert(order)
    .values({
      number: given('number'),
      state: 'placed',
      source: given('source'),
      user: given('user'),
      email: given('email'),
      name: given('name'),
      phone: given('phone'),
      province: given('province'),
      district: given('district'),
      city: given('city'),
      street: given('street'),
      landmark: given('landmark'),
      address_key: given('address_key'),
      note: given('note'),
      subtotal: given('subtotal'),
      discount: given('discount'),
      shipping: given('shipping'),
      tax: given('tax'),
      total: given('total'),
      promo_code: given('promo_code'),
      payment_method: given('payment_method'),
      payment_state: given('payment_state'),
      to_pay: given('to_pay'),
      hold_expires_at: given('hold_expires_at'),
      staff: given('staff'),
      placed_at: given('placed_at'),
    })
    .returning({ id: order.id })
    .prepare(),
  addLine: db
    .insert(orderLine)
    .values({
      order: given('order'),
      product: given('product'),
      product_color: given('product_color'),
      size: given('size'),
      title: given('title'),
      color_name: given('color_name'),
      size_name: given('size_name'),
      picture: given('picture'),
      price: given('price'),
      quantity: given('quantity'),
    })
    .prepare(),
}))

/** How many pieces wait in shoppers' orders that nobody has confirmed yet. */
function waitingPieces(db: Queries, of: SQL) {
  return db
    .select({ pieces: sql<number>`coalesce(sum(${orderLine.quantity}), 0)` })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.order, order.id))
    .where(sql`${of} AND ${order.state} = 'placed' AND ${order.source} = 'shop'`)
}
