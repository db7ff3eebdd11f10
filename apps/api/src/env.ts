import { StartError } from '@etrend/database'
import * as z from 'zod'
import { readTrustedProxies } from './http/trusted-proxies'
import type { SmsGatewaySettings } from './sms/open-gateway'
import type { TaxOfficeSettings } from './tax-filings/office'
import type { GatewaySettings } from './trade/payments/gateways'

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin like https://shop.example' })
  .transform((url) => new URL(url).origin)

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' })

const settings = z.object({
  PORT: z.coerce
    .number('must be a port from 0 to 65535')
    .int('must be a port from 0 to 65535')
    .min(0, 'must be a port from 0 to 65535')
    .max(65535, 'must be a port from 0 to 65535')
    .default(4000),
  HOST: z.string().min(1, 'must name an address to listen on').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  BACKUP_DIR: z.string().min(1, 'must name a folder').optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'must be the address of a PostgreSQL database like postgres://user:password@host:5432/shop',
    })
    .optional(),
  WORKERS: z.coerce
    .number('must be a number of processes from 1 to 64')
    .int('must be a number of processes from 1 to 64')
    .min(1, 'must be a number of processes from 1 to 64')
    .max(64, 'must be a number of processes from 1 to 64')
    .default(1),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  DEMO_ORDERS: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  DRAW_AHEAD: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@etrend.local'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds from 0 to 300')
    .min(0, 'must be a number of seconds from 0 to 300')
    .max(300, 'must be a number of seconds from 0 to 300')
    .default(0),
  STAFF_IDLE_HOURS: z.coerce
    .number('must be a number of hours from 1 to 168')
    .min(1, 'must be a number of hours from 1 to 168')
    .max(168, 'must be a number of hours from 1 to 168')
    .default(12),
  TRUST_PROXY: z.string().transform(trustedProxies).optional(),
  STOREFRONT_ORIGIN: origin.optional(),
  ADMIN_ORIGIN: origin.optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be the address of a mail server like smtp://user:password@mail.example:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be a sender like eTrend <shop@shop.example>')
    .optional(),
  PAYMENTS: z.enum(['simulator'], 'must be simulator, or left out').optional(),
  WEBHOOKS: z.enum(['private'], 'must be private, or left out').optional(),
  ESEWA_PRODUCT_CODE: z.string().optional(),
  ESEWA_SECRET: z.string().optional(),
  ESEWA_FORM_URL: httpsUrl.default('https://epay.esewa.com.np/api/epay/main/v2/form'),
  ESEWA_STATUS_URL: httpsUrl.default('https://epay.esewa.com.np/api/epay/transaction/status/'),
  KHALTI_SECRET_KEY: z.string().optional(),
  KHALTI_URL: httpsUrl.default('https://khalti.com/api/v2/'),
  SMS: z.enum(['simulator'], 'must be simulator, or left out').optional(),
  SPARROW_TOKEN: z.string().optional(),
  SPARROW_FROM: z.string().optional(),
  SPARROW_URL: httpsUrl.default('https://api.sparrowsms.com/v2/'),
  AAKASH_TOKEN: z.string().optional(),
  AAKASH_URL: httpsUrl.default('https://sms.aakashsms.com/sms/'),
  CBMS: z.enum(['simulator'], 'must be simulator, or left out').optional(),
  CBMS_USERNAME: z.string().optional(),
  CBMS_PASSWORD: z.string().optional(),
  CBMS_SELLER_PAN: z
    .string()
    .regex(/^\d{9}$/, 'must be a PAN of nine digits')
    .optional(),
  CBMS_URL: httpsUrl.default('https://cbapi.ird.gov.np/api/'),
  METRICS_PORT: z.coerce
    .number('must be a port from 0 to 65535')
    .int('must be a port from 0 to 65535')
    .min(0, 'must be a port from 0 to 65535')
    .max(65535, 'must be a port from 0 to 65535')
    .optional(),
  METRICS_HOST: z.string().min(1, 'must name an address to listen on').default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits or signs, without spaces')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a collector like http://127.0.0.1:4318',
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1, 'must name the shop in traces').default('etrend'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

export type Env = z.output<typeof settings> & {
  STOREFRONT_ORIGIN: string
  ADMIN_ORIGIN: string
  MAIL_FROM: string
}

/**
 * Reads the shop's settings from the environment; an empty value counts as absent. Unless given, the admin's host is
 * the storefront's with `admin.` in front, and mails come from no-reply at the storefront's host. Throws StartError,
 * which names the first wrong variable.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const env = parsed.data
  if (env.WORKERS > 1 && !env.DATABASE_URL) {
    throw new StartError(
      'WORKERS needs DATABASE_URL: several processes can only share a shop that is in PostgreSQL.',
    )
  }
  if (env.WORKERS > 1 && env.METRICS_TOKEN && env.METRICS_PORT === undefined) {
    throw new StartError(
      'METRICS_TOKEN needs METRICS_PORT where there are several WORKERS: PORT would show one of them at random.',
    )
  }
  const storefront = env.STOREFRONT_ORIGIN ?? `http://localhost:${env.PORT}`
  return {
    ...env,
    STOREFRONT_ORIGIN: storefront,
    ADMIN_ORIGIN: env.ADMIN_ORIGIN ?? storefront.replace('://', '://admin.'),
    MAIL_FROM: env.MAIL_FROM ?? `eTrend <no-reply@${new URL(storefront).hostname}>`,
  }
}

/** The gateways that the environment has keys for, or the simulator. Throws StartError when a key is missing. */
export function gatewaysOf(env: Env): GatewaySettings {
  if (env.PAYMENTS === 'simulator') return { simulator: true }
  const { ESEWA_PRODUCT_CODE: product_code, ESEWA_SECRET: secret, KHALTI_SECRET_KEY } = env
  if (Boolean(product_code) !== Boolean(secret)) {
    throw new StartError('ESEWA_PRODUCT_CODE and ESEWA_SECRET belong together: set both or none.')
  }
  const urls = { form_url: env.ESEWA_FORM_URL, status_url: env.ESEWA_STATUS_URL }
  return {
    simulator: false,
    ...(product_code && secret && { esewa: { product_code, secret, ...urls } }),
    ...(KHALTI_SECRET_KEY && { khalti: { secret_key: KHALTI_SECRET_KEY, url: env.KHALTI_URL } }),
  }
}

/** The gateway of SMS that the environment has keys of, or the simulator. Throws StartError for half a gateway, or two. */
export function smsOf(env: Env): SmsGatewaySettings | undefined {
  if (env.SMS === 'simulator') return { gateway: 'simulator' }
  const { SPARROW_TOKEN: token, SPARROW_FROM: from, AAKASH_TOKEN } = env
  if (Boolean(token) !== Boolean(from)) {
    throw new StartError('SPARROW_TOKEN and SPARROW_FROM belong together: set both or none.')
  }
  if (token && AAKASH_TOKEN) {
    throw new StartError('Set SPARROW_TOKEN or AAKASH_TOKEN: SMS are sent by one gateway.')
  }
  if (token && from) return { gateway: 'sparrow', token, from, url: env.SPARROW_URL }
  return AAKASH_TOKEN ? { gateway: 'aakash', token: AAKASH_TOKEN, url: env.AAKASH_URL } : undefined
}

/** The tax office that the environment has a user name for, or the simulator. Throws StartError when a part is missing. */
export function taxOfficeOf(env: Env): TaxOfficeSettings | undefined {
  if (env.CBMS === 'simulator') return { simulator: true }
  const { CBMS_USERNAME: username, CBMS_PASSWORD: password, CBMS_SELLER_PAN: seller_pan } = env
  if (!username && !password && !seller_pan) return undefined
  if (username && password && seller_pan) {
    const url = env.CBMS_URL.replace(/\/*$/, '/')
    return { simulator: false, url, username, password, seller_pan }
  }
  throw new StartError(
    'CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN belong together: set all or none.',
  )
}

function trustedProxies(text: string, context: z.RefinementCtx) {
  const proxies = readTrustedProxies(text)
  if (proxies) return proxies
  context.addIssue(
    'must be addresses like 10.0.0.7 or 172.16.0.0/12 with commas between them, or a number of proxies from 0 to 10',
  )
  return z.NEVER
}
