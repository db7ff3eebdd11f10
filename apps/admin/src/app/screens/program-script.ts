/** The screens about other programs, bundled into one script. */
export { ApiKeysScreen } from '../../api-keys/api-keys-screen'
export { WebhookLog } from '../../webhooks/webhook-log'
export { WebhooksScreen } from '../../webhooks/webhooks-screen'
