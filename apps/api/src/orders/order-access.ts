import { createHmac, hkdfSync } from 'node:crypto'
import cookies, { type CookieSerializeOptions } from '@fastify/cookie'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { prepared } from '../db/prepared'
import { order } from '../db/schema-orders'
import type { Identify, Visitor } from '../http/access'
import { Refusal } from '../http/errors'
import { isEqual } from '../lib/is-equal'

export type OrderRow = typeof order.$inferSelect
export type OrderAccess = ReturnType<typeof orderAccess>
export type CookieReply = {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
}

const MOST_IN_COOKIE = 8
const COOKIE_SECONDS = 90 * 24 * 3600

/**
 * Who may see an order: the account it belongs to, and whoever has its token, which is made from its number with the
 * shop's key. Everybody else finds no such order.
 */
export function orderAccess(given: {
  db: Database
  key: Uint8Array
  origin: string
  identify: Identify
}) {
  const { db, identify } = given
  const secret = Buffer.from(hkdfSync('sha256', given.key, '', 'etrend order pages', 32))
  const secure = given.origin.startsWith('https:')
  const name = secure ? '__Host-etrend-orders' : 'etrend-orders'
  // Lax: a customer comes back to the page from the gateway's site.
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const

  const tokenOf = (number: string) =>
    createHmac('sha256', secret).update(number).digest('base64url')

  /** The token that the browser keeps for an order. */
  function keptTokens({ headers }: Pick<FastifyRequest, 'headers'>) {
    const kept = cookies.parse(headers.cookie ?? '')[name] ?? ''
    return kept.split('|').filter((one) => /^ET-\d{4}-\d{6,9}\.[\w-]{43}$/.test(one))
  }

  return {
    tokenOf,

    /** Who asks on a page that guests use too; undefined for a guest. A token that is over is refused (401). */
    async visitor(request: FastifyRequest): Promise<Visitor | undefined> {
      if (!request.headers.authorization) return undefined
      const visitor = await identify(request)
      if (!visitor) throw new Refusal(401, 'Your session is over. Please sign in again.')
      return visitor
    },

    /** The order, for whoever may see it. Refuses (404) everybody else as if there were none. */
    async open(request: FastifyRequest, number: string) {
      const visitor = await this.visitor(request)
      const row = byNumber(db.read).get({ number })
      if (row && visitor && row.user === visitor.id) return { order: row, visitor }
      const header = request.headers['x-order-token']
      const tokens = keptTokens(request).map((one) => one.replace(`${number}.`, ''))
      const presented = typeof header === 'string' ? [...tokens, header] : tokens
      // Without a phone it belongs to nobody any more: the account was deleted.
      if (!row?.phone || !presented.some((token) => isEqual(token, tokenOf(number)))) {
        throw new Refusal(404, 'There is no order with this number.')
      }
      return { order: row, visitor }
    },

    /** Lets the browser come back to the order. */
    remember(request: FastifyRequest, reply: CookieReply, number: string) {
      const others = keptTokens(request).filter((one) => !one.startsWith(`${number}.`))
      const kept = [`${number}.${tokenOf(number)}`, ...others].slice(0, MOST_IN_COOKIE)
      reply.setCookie(name, kept.join('|'), { ...options, maxAge: COOKIE_SECONDS })
    },
  }
}

const byNumber = prepared((db) =>
  db
    .select()
    .from(order)
    .where(eq(order.number, sql.placeholder('number')))
    .prepare(),
)
