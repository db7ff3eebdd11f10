import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type CookieReply = Pick<FastifyReply, 'setCookie' | 'clearCookie'>
export type CookieRequest = Pick<FastifyRequest, 'cookies'>

/**
 * The cookie that a web session's tokens are bound to. Scripts can't read it, other sites can't send it, and
 * without a Domain the storefront and the admin host each have their own.
 * `origin` is the shop's; only over https can it be Secure and carry the __Host- prefix.
 */
export function sessionCookie(origin: string) {
  const secure = origin.startsWith('https:')
  const name = secure ? '__Host-etrend' : 'etrend'
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'strict', path: '/', secure }
  return {
    of: (request: CookieRequest) => request.cookies[name],
    give(reply: CookieReply, value: string, expires: Date) {
      reply.setCookie(name, value, { ...options, expires })
    },
    takeBack(reply: CookieReply) {
      reply.clearCookie(name, options)
    },
  }
}
