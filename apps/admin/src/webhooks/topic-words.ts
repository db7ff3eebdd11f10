import type { WebhookTopic } from '@etrend/contract'
import { ownEntry } from '@etrend/domain'

export const topicWords: Record<WebhookTopic, string> = {
  'order.placed': 'Order placed',
  'order.changed': 'Order changed',
  'order.paid': 'Order paid',
  'order.shipped': 'Order on its way',
  'order.delivered': 'Order delivered',
  'order.cancelled': 'Order cancelled',
  'stock.changed': 'Stock changed',
  'product.added': 'Product added',
  'product.changed': 'Product changed',
  'product.deleted': 'Product deleted',
}

/** The name of an event in the log. */
export function topicName(topic: string) {
  return topic === 'webhook.test' ? 'Test' : (ownEntry(topicWords, topic) ?? topic)
}
