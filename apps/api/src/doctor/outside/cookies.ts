import { findings } from '../finding'
import { seenBy } from './seen'
import type { Visited } from './visited'

const { ok, wrong } = findings('Cookies')

/** A cookie like that of a sign-in arrives with its flags (GET /connection sets one that soon expires). */
export async function checkCookies({ storefront, admin, ask }: Visited) {
  const found = await Promise.all(
    [storefront, admin].map(async (origin) => {
      const { headers } = await seenBy(ask, origin)
      return problemOf(headers['set-cookie']?.[0], new URL(origin))
    }),
  )
  const [problem] = found.flatMap((one) => one ?? [])
  if (problem !== undefined) return [wrong(problem)]
  return [ok('Cookies keep their flags: sign-ins stay with this site and away from scripts.')]
}

function problemOf(cookie: string | undefined, { hostname, protocol }: URL) {
  if (cookie === undefined)
    return `${hostname} sets no cookie, so nobody can sign in: let the proxy pass Set-Cookie on.`
  const flags = new Set(cookie.split(';').map((part) => part.trim().toLowerCase()))
  const wanted = ['httponly', 'samesite=strict', 'path=/']
  if (protocol === 'https:') {
    if (!flags.has('secure') || !cookie.startsWith('__Host-')) {
      return `Cookies of ${hostname} aren’t Secure: set STOREFRONT_ORIGIN to the https address, and let the proxy leave cookies as they are.`
    }
  }
  const missing = wanted.filter((flag) => !flags.has(flag))
  if (missing.length === 0) return undefined
  return `Cookies of ${hostname} lose ${missing.join(', ')}: let the proxy leave cookies as they are.`
}
