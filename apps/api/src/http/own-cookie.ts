import type { CookieSerializeOptions } from '@fastify/cookie'

/**
 * The name and flags of a cookie of the shop at `origin`. Scripts can't read it, other sites can't send it, and without
 * a Domain the storefront and the admin host each have their own. Only when the shop's address is https can the cookie
 * be Secure and carry the __Host- prefix.
 */
export function ownCookie(origin: string, purpose?: string) {
  const secure = origin.startsWith('https:')
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'strict', path: '/', secure }
  const name = ['etrend', ...(purpose === undefined ? [] : [purpose])].join('-')
  return { name: secure ? `__Host-${name}` : name, options }
}
