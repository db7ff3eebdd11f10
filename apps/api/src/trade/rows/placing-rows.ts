import { eq, sql, type SQL } from 'drizzle-orm'
import { prepared } from '../../db/prepared'
import { shop } from '../../db/schema'
import { order, orderLine } from '../../db/schema-orders'

const given = sql.placeholder
const ofPhone = sql`${order.phone} = ${given('phone')}`
const atAddress = sql`${order.address_key} = ${given('address_key')}`

/** Prepared statements for placing an order, the shop's busiest transaction. */
export const orderRows = prepared((db) => ({
  settings: db.select().from(shop).prepare(),
  /** What waits under a phone number and at an address, in orders that nobody has confirmed yet. */
  waiting: db
    .select({
      ordersOfPhone: sql<number>`count(DISTINCT CASE WHEN ${ofPhone} AND ${order.placed_at} > ${given('since')} THEN ${order.id} END)`,
      piecesOfPhone: piecesWhere(ofPhone),
      piecesAtAddress: piecesWhere(atAddress),
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.order, order.id))
    .where(sql`${order.state} = 'placed' AND (${ofPhone} OR ${atAddress})`)
    .prepare(),
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

/** Pieces of orders that shoppers placed themselves. */
function piecesWhere(is: SQL) {
  return sql<number>`coalesce(sum(CASE WHEN ${is} AND ${order.source} = 'shop' THEN ${orderLine.quantity} END), 0)`
}
