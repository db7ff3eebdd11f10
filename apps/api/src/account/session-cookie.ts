import cookies, { type CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

export type CookieRequest = Pick<FastifyRequest, 'headers'>

/** The part of a reply that cookies need; app.ts registers @fastify/cookie for it. */
export type CookieReply = {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
  clearCookie: (name: string, options: CookieSerializeOptions) => unknown
}

/**
 * The cookie that a web session's tokens are bound to. Scripts can't read it, other sites can't send it, and
 * without a Domain the storefront and the admin host each have their own.
 * `origin` is the shop's address; only when it is https can the cookie be Secure and carry the __Host- prefix.
 */
export function sessionCookie(origin: string) {
  const secure = origin.startsWith('https:')
  const name = secure ? '__Host-etrend' : 'etrend'
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'strict', path: '/', secure }
  return {
    // Parsed here: access is checked before the cookie plugin may have filled request.cookies.
    of: ({ headers }: CookieRequest) => cookies.parse(headers.cookie ?? '')[name],

    give(reply: CookieReply, value: string, expires: Date) {
      reply.setCookie(name, value, { ...options, expires })
    },

    takeBack(reply: CookieReply) {
      reply.clearCookie(name, options)
    },
  }
}
