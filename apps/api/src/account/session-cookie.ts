import cookies, { type CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { ownCookie } from '../http/own-cookie'

export type CookieRequest = Pick<FastifyRequest, 'headers'>

/** The part of a reply that cookies need; app.ts registers @fastify/cookie for it. */
export type CookieReply = {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
  clearCookie: (name: string, options: CookieSerializeOptions) => unknown
}

/** The cookie that a web session's tokens are bound to. `origin` is the shop's address. */
export function sessionCookie(origin: string) {
  const { name, options } = ownCookie(origin)
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
