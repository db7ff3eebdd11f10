import * as z from 'zod'

/**
 * What a receiver of webhooks is told about an order: no names and addresses, which must not lie in other programs' logs.
 * `GET /staff/orders/{number}` has them, for a key that may read orders.
 */
const orderData = z.object({
  id: z.int(),
  number: z.string(),
  state: z.string(),
  source: z.string(),
  payment_method: z.string(),
  payment_state: z.string(),
  total: z.number(),
  to_pay: z.number(),
  paid: z.number(),
  refunded: z.number(),
  courier: z.string().nullable(),
  tracking_code: z.string().nullable(),
  placed_at: z.string(),
})

const stockData = z.object({
  product: z.int(),
  product_color: z.int(),
  size: z.int(),
  title: z.string(),
  color_name: z.string(),
  size_name: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  quantity: z.int().describe('Pieces that are there now.'),
})

const productData = z.object({
  id: z.int(),
  title: z.string(),
  Brand: z.string(),
  subcategory: z.int(),
  status: z.string(),
  price: z.number(),
  discounted_price: z.number().nullable(),
})

/** The events that webhooks report: when each happens, and its data. `data` is the row as it is when the event is sent. */
export const webhookEvents = {
  'order.placed': { summary: 'An order was placed.', data: orderData },
  'order.changed': { summary: 'An order’s state, payment or delivery changed.', data: orderData },
  'order.paid': { summary: 'An order was paid.', data: orderData },
  'order.shipped': { summary: 'An order was handed to the courier.', data: orderData },
  'order.delivered': { summary: 'An order was delivered.', data: orderData },
  'order.cancelled': { summary: 'An order was cancelled.', data: orderData },
  'stock.changed': { summary: 'The stock level of a unit changed.', data: stockData },
  'product.added': { summary: 'A product was added or restored.', data: productData },
  'product.changed': { summary: 'A product or its pictures changed.', data: productData },
  'product.deleted': { summary: 'A product was deleted.', data: productData.pick({ id: true }) },
} as const

export const webhookTopic = z.enum([
  'order.placed',
  'order.changed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'stock.changed',
  'product.added',
  'product.changed',
  'product.deleted',
])
export type WebhookTopic = z.infer<typeof webhookTopic>
export type WebhookData = z.infer<(typeof webhookEvents)[WebhookTopic]['data']>
