import { finished } from 'node:stream'
import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppOf } from '../../http/hosts'
import { ownCookie } from '../../http/own-cookie'
import { HOME_FRAME } from '../../lib/home-frame'
import { Refusal } from '../../lib/refusal'
import { HOUR_MS } from '../../lib/times'
import type { AsOf, AsOfLinks } from './as-of-links'
import { longTime } from './as-of-words'
import type { oneShopAsOf } from './one-shop'

type Parts = {
  links: AsOfLinks
  shops: Pick<ReturnType<typeof oneShopAsOf>, 'use'>
  appOf: AppOf
  origin: string
}

/** The header with which a page's script says as of which time its page was made (storefront, src/as-of.ts). */
const PAGE = 'x-as-of'

/**
 * Lets a browser visit the storefront as of another time. /as-of/{token} gives it a cookie, /as-of/leave takes that
 * back, and `answerElsewhere` hands the requests between over to a shop whose clock is ahead.
 *
 * A browser may have pages of the real shop open beside these. So the cookie decides what it gets as a page, and the
 * page decides what its script gets from /api: the header names the page's time, and without it the real shop answers.
 */
export function asOfVisits({ links, shops, appOf, origin }: Parts) {
  const own = ownCookie(origin, 'as-of')
  // Strict cookies don't arrive with the redirect of a link on a page of another site.
  const options = { ...own.options, sameSite: 'lax' as const }

  const tokenOf = ({ headers: { cookie = '' } }: FastifyRequest) =>
    cookie.includes(own.name) ? cookies.parse(cookie)[own.name] : undefined

  async function answer(request: FastifyRequest, reply: FastifyReply, token: string | undefined) {
    const { originalUrl, routeOptions, headers } = request
    const url = routeOptions.url
    if (url === undefined || appOf(request) !== 'storefront' || isSameAtAllTimes(originalUrl))
      return
    const look = token === undefined ? undefined : links.read(token)
    const asOf = look && !links.hasEnded(look) ? look : undefined
    if (token !== undefined && !asOf) reply.clearCookie(own.name, options)
    if (originalUrl.startsWith('/api/')) {
      if (headers[PAGE] === undefined) return
      if (headers[PAGE] !== asOf?.name) throw new Refusal(403, OTHER_TIME)
    }
    if (asOf) await handOver(request, reply, { url, asOf })
  }

  async function handOver(
    request: FastifyRequest,
    reply: FastifyReply,
    { url, asOf }: { url: string; asOf: AsOf },
  ) {
    const { raw, method, originalUrl } = request
    const { app, done } = await shops.use(asOf)
    finished(reply.raw, done)
    if (!app.hasRoute({ method, url })) throw new Refusal(403, nothingToOrder(asOf))
    reply.hijack()
    // The app of the other time rewrites the address itself, so it gets the original one. It gets no session and no ETag of
    // the real shop: its visitors are anonymous, and its answers differ.
    raw.url = originalUrl
    for (const name of ['cookie', 'authorization', 'if-none-match']) delete raw.headers[name]
    if (request.server.isDraining()) reply.raw.setHeader('connection', 'close')
    app.routing(raw, reply.raw)
  }

  return {
    /** A hook of every request, see setUpHttp. */
    answerElsewhere: (request: FastifyRequest, reply: FastifyReply) => {
      const token = tokenOf(request)
      if (token === undefined && request.headers[PAGE] === undefined) return undefined
      return answer(request, reply, token)
    },

    /** Adds the addresses that begin and end a visit. A link that can't be opened leads to the page that says why. */
    serve(app: FastifyInstance) {
      const config = { access: 'public' } as const
      app.get<{ Params: { token: string } }>(
        '/as-of/:token',
        { config },
        async (request, reply) => {
          if (appOf(request) === 'admin') return reply.callNotFound()
          const { token } = request.params
          const asOf = links.read(token)
          if (!asOf || links.hasEnded(asOf)) {
            return reply.redirect(`/preview/${encodeURIComponent(token)}`)
          }
          reply.setCookie(own.name, token, { ...options, maxAge: HOUR_MS / 1000 })
          return reply.redirect('/')
        },
      )
      app.get('/as-of/leave', { config }, async (_request, reply) => {
        reply.clearCookie(own.name, options)
        return reply.redirect('/')
      })
    },
  }
}

/**
 * What the shop itself answers whatever the time is: where visits begin and end, files and pictures, whose names say what
 * is in them, the stream that names products whose stock has changed, and the frame of the home page's editor.
 */
function isSameAtAllTimes(address: string) {
  return EVERY_TIME.test(address) || address.split('?', 1)[0] === HOME_FRAME
}

const EVERY_TIME = /^\/(?:(?:as-of|assets|media)\/|api\/store\/live\b)/

const OTHER_TIME =
  'This page shows the shop as of a time that has ended or changed. Load the page again.'

function nothingToOrder({ at }: AsOf) {
  return `You are looking at the shop as of ${longTime(at)}. Nothing can be ordered here.`
}
