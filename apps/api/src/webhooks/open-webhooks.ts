import type { Database } from '../db/client'
import type { Background } from '../lib/background'
import type { Log } from '../lib/request-context'
import { sealedTexts } from '../lib/sealed-texts'
import { internet, type Outside } from './receiver'
import { webhookSending } from './sending'
import { webhookRoutes } from './webhooks'

export type WebhookSettings = {
  /** Lets webhooks go to this machine and to private networks, also without https. */
  allowsPrivate: boolean
  /** The network beyond the shop; the internet unless given. */
  outside?: Outside
}

/** Webhooks: their routes, and the periodic work that sends them. */
export function openWebhooks(given: {
  db: Database
  clock: () => Date
  key: Uint8Array
  log: Log
  background: Background
  ownOrigins: readonly string[]
  settings: WebhookSettings | undefined
}) {
  const { settings, ownOrigins } = given
  const sealed = sealedTexts(given.key, 'etrend webhook secrets')
  const { outside = internet, allowsPrivate = false } = settings ?? {}
  const parts = { ...given, sealed, network: { outside, allowsPrivate } }
  const { chores, start } = webhookSending(parts)
  const ownHosts = ownOrigins.map((origin) => new URL(origin).hostname)
  return { chores, routes: webhookRoutes({ ...parts, ownHosts, start }) }
}
