import { webhook, webhookDelivery, type WebhookTopic } from '@etrend/contract'
import * as z from 'zod'
import { orderingShop } from './ordering'
import { playedReceiver } from './played-receiver'

export const hookUrl = 'https://hooks.example/shop'

const made = z.object({ id: z.int(), secret: z.string() })
const log = z.array(webhookDelivery)

/** A shop with a webhook for these events, and the receiver that it reports to. */
export async function shopWithWebhook(events: WebhookTopic[] = ['stock.changed']) {
  const receiver = await playedReceiver()
  const { settings: webhooks, ...played } = receiver
  const shop = await orderingShop({ webhooks })
  const answer = await shop.post('/staff/webhooks/', { url: hookUrl, events })
  const { id, secret } = made.parse(answer.json())
  played.play.secret = secret
  const at = `/staff/webhooks/${id}/`

  return {
    ...played,
    shop,
    id,
    at,
    test: () => shop.post(`${at}test/`),
    /** Lets time pass, sends what is due then, and signs in anew. */
    later: async (minutes: number) => {
      await shop.later(minutes)
      await shop.signIn()
    },
    read: async () => webhook.parse((await shop.get('/staff/webhooks/')).json<unknown[]>()[0]),
    deliveries: async () => log.parse((await shop.get('/staff/webhooks/deliveries/')).json()),
  }
}
