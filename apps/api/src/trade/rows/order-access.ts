import { createHmac, hkdfSync } from 'node:crypto'
import cookies, { type CookieSerializeOptions } from '@fastify/cookie'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { prepared } from '../../db/prepared'
import { order } from '../../db/schema/orders'
import type { Identify, Visitor } from '../../http/access'
import { isEqual } from '../../lib/is-equal'
import { Refusal } from '../../lib/refusal'
import { DAY_MS } from '../../lib/times'
import type { OrderRow } from './order-row'

export type OrderAccess = ReturnType<typeof orderAccess>
export type CookieReply = {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
}

const MOST_IN_COOKIE = 8
const COOKIE_SECONDS = (90 * DAY_MS) / 1000
const LINK_MS = 30 * DAY_MS

/**
 * Decides who may see an order: the account that it belongs to, and browsers that send a token for it. A token is an
 * HMAC of the order's number with the shop's key, and expires: the first one 30 days after delivery, one that is made
 * after that 30 days after it was made. For everybody else the order doesn't exist (404).
 */
export function orderAccess(given: {
  db: Database
  key: Uint8Array
  origin: string
  identify: Identify
  clock: () => Date
}) {
  const { db, identify, clock } = given
  const secret = Buffer.from(hkdfSync('sha256', given.key, '', 'etrend order pages', 32))
  const secure = given.origin.startsWith('https:')
  const name = secure ? '__Host-etrend-orders' : 'etrend-orders'
  // Lax, because the gateway's site sends the customer back to the order's page.
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const

  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const dated = (number: string, until: string) => `${until}.${signed(`${number} ${until}`)}`

  /** The token for a new link to an order. `delivered_at` is null before delivery. */
  function tokenOf(number: string, delivered_at: string | null = null) {
    const now = clock()
    if (!hasEnded(delivered_at, now)) return signed(number)
    return dated(number, (now.getTime() + LINK_MS).toString(36))
  }

  /** Whether this shop made the token for this order, and whether it is still valid. */
  function check(token: string, { number, delivered_at }: OrderRow) {
    const [until = ''] = token.split('.')
    if (isEqual(token, dated(number, until))) {
      return { isOurs: true, isGood: Number.parseInt(until, 36) > clock().getTime() }
    }
    const isOurs = isEqual(token, signed(number))
    return { isOurs, isGood: isOurs && !hasEnded(delivered_at, clock()) }
  }

  /** The order tokens in the browser's cookie, each as 'number.token'. */
  function keptTokens({ headers }: Pick<FastifyRequest, 'headers'>) {
    const kept = cookies.parse(headers.cookie ?? '')[name] ?? ''
    return kept
      .split('|')
      .filter((one) => /^ET-\d{4}-\d{6,9}\.([0-9a-z]{8,9}\.)?[\w-]{43}$/.test(one))
  }

  return {
    tokenOf,

    /** The signed-in user of a call that guests may make too; undefined for a guest. Refuses (401) an ended session. */
    async visitor(request: FastifyRequest): Promise<Visitor | undefined> {
      if (!request.headers.authorization) return undefined
      const visitor = await identify(request)
      if (!visitor) throw new Refusal(401, 'Your session has ended. Please sign in again.')
      return visitor
    },

    /** The signed-in user; undefined for guests, and where the session has ended. */
    known: identify,

    /**
     * The order, its visitor, and the token that gave access (undefined where the account did). Refuses (403) an
     * expired token, and (404) everybody else as if there were no such order.
     */
    async open(request: FastifyRequest, number: string) {
      const visitor = await this.visitor(request)
      const row = await byNumber(db.read).get({ number })
      if (row && visitor && row.user === visitor.id) {
        return { order: row, visitor, token: undefined }
      }
      const header = request.headers['x-order-token']
      const tokens = keptTokens(request).map((one) => one.replace(`${number}.`, ''))
      const presented = typeof header === 'string' ? [...tokens, header] : tokens
      // The order has no phone number where its account was deleted: then no token opens it.
      const ours = row?.phone ? presented.filter((token) => check(token, row).isOurs) : []
      const token = row && ours.find((one) => check(one, row).isGood)
      if (token) return { order: row, visitor, token }
      // 403 shows that the order exists, so only callers with a token that was valid once get it.
      if (ours.length > 0) throw new Refusal(403, ENDED)
      throw new Refusal(404, 'There is no order with this number.')
    },

    /** Adds the token to the browser's cookie, so that the browser can open the order while the token is valid. */
    remember(
      request: FastifyRequest,
      reply: CookieReply,
      number: string,
      token: string = tokenOf(number),
    ) {
      const others = keptTokens(request).filter((one) => !one.startsWith(`${number}.`))
      const kept = [`${number}.${token}`, ...others].slice(0, MOST_IN_COOKIE)
      reply.setCookie(name, kept.join('|'), { ...options, maxAge: COOKIE_SECONDS })
    },
  }
}

const ENDED = 'This link has ended. Open your order with its number and your phone number.'

/** Whether tokens without a date have expired: 30 days after delivery. */
function hasEnded(delivered_at: string | null, now: Date) {
  return delivered_at !== null && now.getTime() - Date.parse(delivered_at) >= LINK_MS
}

const byNumber = prepared((db) =>
  db
    .select()
    .from(order)
    .where(eq(order.number, sql.placeholder('number')))
    .prepare(),
)
