import Webhook from 'lucide-react/icons/webhook'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import type { Source } from './source'

/** Webhooks that the shop has switched off by itself, because nothing was taken. */
export const brokenWebhooks: Source = {
  queryKey: ['webhooks', 'notifications'],
  permission: 'settings',
  title: 'Webhooks that were switched off',
  allAt: `${home}/webhooks`,
  async load() {
    const answer = okOf(await api.webhooks.list.query())
    const notifications = answer.body.flatMap(({ id, url, is_active, problem, failing_since }) =>
      is_active || problem === null
        ? []
        : [
            {
              id: `webhook ${id} ${failing_since}`,
              icon: Webhook,
              title: new URL(url).host,
              detail: problem,
              to: `${home}/webhooks`,
            },
          ],
    )
    return { notifications, total: notifications.length }
  },
}
