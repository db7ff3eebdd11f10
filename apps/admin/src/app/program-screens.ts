/** The screens about other programs, bundled into one script. */
export { ApiKeysPage } from '../api-keys/api-keys-page'
export { WebhookLog } from '../webhooks/webhook-log'
export { WebhooksPage } from '../webhooks/webhooks-page'
