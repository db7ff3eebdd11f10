import KeyRound from 'lucide-react/icons/key-round'
import Webhook from 'lucide-react/icons/webhook'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'

const screens = () => import('./program-screens')

/** How other programs use the shop. */
export const programPages: Page[] = [
  {
    path: 'webhooks',
    title: 'Webhooks',
    label: 'Webhooks',
    icon: Webhook,
    group: 'Office',
    words: 'events integration notify program url',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).WebhooksPage),
  },
  {
    path: 'webhooks/log',
    title: 'Webhook Log',
    label: 'Webhook log',
    icon: Webhook,
    group: 'Office',
    under: 'webhooks',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).WebhookLog),
  },
  {
    path: 'apikeys',
    title: 'API Keys',
    label: 'API keys',
    icon: KeyRound,
    group: 'Office',
    words: 'token program integration access scope',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).ApiKeysPage),
  },
]
