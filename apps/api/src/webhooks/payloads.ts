import type { WebhookData } from '@etrend/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { order } from '../db/schema/orders'
import { stockLevel, unitCode } from '../db/schema/stock'
import type { webhookEvent } from '../db/schema/webhooks'

export type Event = typeof webhookEvent.$inferSelect

/**
 * Reads the rows of the events in their current state. Returns a function that gives the payload of an event; undefined
 * if its row is deleted.
 */
export async function dataOf(tx: Queries, events: readonly Event[]) {
  const ids = (kind: string) => [
    ...new Set(events.filter(({ topic }) => topic.startsWith(kind)).map(({ row_id }) => row_id)),
  ]
  const orders = new Map((await ordersOf(tx, ids('order.'))).map((row) => [row.id, row]))
  const products = new Map((await productsOf(tx, ids('product.'))).map((row) => [row.id, row]))
  const units = new Map(
    (await unitsOf(tx, ids('stock.'))).map((row) => [`${row.product_color} ${row.size}`, row]),
  )
  return ({ topic, row_id, size: of }: Event): WebhookData | undefined => {
    if (topic === 'product.deleted') return { id: row_id }
    if (topic.startsWith('order.')) return orders.get(row_id)
    return topic === 'stock.changed' ? units.get(`${row_id} ${of}`) : products.get(row_id)
  }
}

function ordersOf(tx: Queries, ids: number[]) {
  return tx
    .select({
      id: order.id,
      number: order.number,
      state: order.state,
      source: order.source,
      payment_method: order.payment_method,
      payment_state: order.payment_state,
      total: order.total,
      to_pay: order.to_pay,
      paid: order.paid,
      refunded: order.refunded,
      courier: order.courier,
      tracking_code: order.tracking_code,
      placed_at: order.placed_at,
    })
    .from(order)
    .where(inArray(order.id, ids))
}

function productsOf(tx: Queries, ids: number[]) {
  return tx
    .select({
      id: product.id,
      title: product.title,
      Brand: product.Brand,
      subcategory: product.subcategory,
      status: product.status,
      price: product.price,
      discounted_price: product.discounted_price,
    })
    .from(product)
    .where(inArray(product.id, ids))
}

function unitsOf(tx: Queries, ids: number[]) {
  return tx
    .select({
      product: product.id,
      product_color: stockLevel.product_color,
      size: stockLevel.size,
      title: product.title,
      color_name: color.color_name,
      size_name: size.size_name,
      sku: unitCode.sku,
      barcode: unitCode.barcode,
      quantity: stockLevel.quantity,
    })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockLevel.size))
    .leftJoin(
      unitCode,
      and(eq(unitCode.product_color, stockLevel.product_color), eq(unitCode.size, stockLevel.size)),
    )
    .where(inArray(stockLevel.product_color, ids))
}
