import { createHmac, hkdfSync } from 'node:crypto'
import cookies, { type CookieSerializeOptions } from '@fastify/cookie'
import { isEqual } from '../lib/is-equal'
import { DAY_MS } from '../lib/times'
import type { CookieReply, CookieRequest } from './session-cookie'
import { randomId } from './tokens'

export type KnownDevices = ReturnType<typeof knownDevices>

// The longest that browsers keep a cookie.
const LIFE_S = (400 * DAY_MS) / 1000
const MOST_ACCOUNTS = 4

/**
 * Marks a browser in which an account has signed in, so that wrong guesses made elsewhere can't lock its owner out. The
 * mark is an HttpOnly cookie that outlives the session and is signed for one account. It gives no access; it only makes
 * sure that the next password from this browser is checked.
 */
export function knownDevices(given: { key: Uint8Array; clock: () => Date; origin: string }) {
  const secret = Buffer.from(hkdfSync('sha256', given.key, '', 'etrend known devices', 32))
  const secure = given.origin.startsWith('https:')
  const name = secure ? '__Host-etrend-device' : 'etrend-device'
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'strict', path: '/', secure }
  const now = () => Math.floor(given.clock().getTime() / 1000)

  function signed(account: number, device: string, until: number) {
    const words = `${account}.${device}.${until}`
    return `${words}.${createHmac('sha256', secret).update(words).digest('base64url')}`
  }

  /** The marks in a request that are signed by this shop and haven't expired. */
  function marksOf({ headers }: CookieRequest) {
    const sent = cookies.parse(headers.cookie ?? '')[name] ?? ''
    return sent.split('|').flatMap((text) => {
      const [account = '', device = '', until = ''] = text.split('.')
      const mark = { account: Number(account), device, until: Number(until), text }
      const isOurs = isEqual(text, signed(mark.account, mark.device, mark.until))
      return isOurs && mark.until > now() ? [mark] : []
    })
  }

  return {
    /** The id of this device for the account; undefined when the account never signed in on it. */
    of: (request: CookieRequest, account: number | undefined) =>
      marksOf(request).find((mark) => mark.account === account)?.device,

    /** Marks the browser after a sign-in, for up to four accounts. */
    remember(request: CookieRequest, reply: CookieReply, account: number) {
      const marks = marksOf(request)
      const device = marks.find((mark) => mark.account === account)?.device ?? randomId()
      const others = marks.filter((mark) => mark.account !== account).map(({ text }) => text)
      const kept = [signed(account, device, now() + LIFE_S), ...others].slice(0, MOST_ACCOUNTS)
      reply.setCookie(name, kept.join('|'), { ...options, maxAge: LIFE_S })
    },
  }
}
