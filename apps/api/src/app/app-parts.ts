import type { ParametersOf, RenderPage } from '@etrend/contract'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Passwords } from '../account/passwords'
import type { Sessions } from '../account/sessions'
import type { Backups } from '../backups/backups'
import type { DataDir } from '../data-dir/data-dir'
import type { Database } from '../db/client'
import type { AppOf } from '../http/hosts'
import type { TrustedProxies } from '../http/trusted-proxies'
import type { Background } from '../lib/background'
import type { Disk } from '../lib/disk'
import type { Deliver } from '../mail/delivery'
import type { Media } from '../media/media'
import type { Metrics } from '../monitoring/metrics'
import type { Tracing } from '../monitoring/tracing'
import type { SmsGatewaySettings } from '../sms/open-gateway'
import type { TaxOfficeSettings } from '../tax-filings/office'
import type { GatewaySettings } from '../trade/payments/gateways'
import type { WebhookSettings } from '../webhooks/open-webhooks'

/** The parts that the shop is built from. */
export type AppParts = {
  db: Database
  media: Media
  /** The disk of the shop's data. */
  disk: Disk
  /** Where the shop's data lies, and its backups. */
  folders: DataDir
  backups: Backups
  clock: () => Date
  /** Milliseconds that setting the clock doesn't change; performance.now() unless given. */
  elapsed?: () => number
  /** How late timers run, in ms; measured unless given. */
  lag?: () => number
  /** Milliseconds between two looks for what open pages have to be told; a second unless given. */
  liveEveryMs?: number
  /** Signs the access tokens; 32 bytes or more. */
  key: Uint8Array
  /** Hashes passwords; at the shop's own cost unless given. */
  passwords?: Passwords
  /** Hands mails over, to a mail server or into a folder. */
  deliver: Deliver
  storefrontOrigin: string
  adminOrigin: string
  /** Whether mails go to a mail server; else they stay in a folder. */
  hasMailServer?: boolean
  /** Opened without the demo: staff see the checklist that opens a real shop. */
  isNew?: boolean
  /** Without any, customers can only pay cash on delivery. */
  gateways?: GatewaySettings
  /** The gateway of SMS. Without one, no SMS is sent. */
  sms?: SmsGatewaySettings | undefined
  /** Where webhooks may go: only to public addresses unless given. */
  webhooks?: WebhookSettings
  /** Where bills are sent (CBMS); left out, nothing is sent. */
  taxOffice?: TaxOfficeSettings | undefined
  /** A staff session ends when it is unused for so many hours; 12 unless given. */
  staffIdleHours?: number
  /** The built apps; left out where only the API is wanted. */
  web?: {
    storefront: string
    admin: string
    renderPage: RenderPage
    parametersOf: ParametersOf
    scriptHashes: string[]
    sitemapPaths: string[]
  }
  /** The proxies whose X-Forwarded-For is trusted; a proxy on this machine unless given. */
  trustProxy?: TrustedProxies | undefined
  /** Measures the shop; with a token, its answers are read at /metrics. Left out where nothing is measured. */
  metrics?:
    | (Pick<Metrics, 'measureRequests' | 'scrape'> & { token: string | undefined })
    | undefined
  /** Shows requests in traces; left out where nothing is traced. */
  traceRequests?: Tracing['traceRequests'] | undefined
  logger?: FastifyServerOptions['logger']
}

/** The parts with their defaults, and what every route and service shares. */
export type Shop = AppParts & {
  app: FastifyInstance
  /** The storefront's public origin. */
  origin: string
  appOf: AppOf
  sessions: Sessions
  /** Work that goes on after an answer. */
  background: Background
  elapsed: () => number
  gateways: GatewaySettings
}
