import { createHmac, hkdfSync } from 'node:crypto'
import cookies from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../db/client'
import { ownCookie } from '../../http/own-cookie'
import { isEqual } from '../../lib/is-equal'
import { Refusal } from '../../lib/refusal'
import { DAY_MS } from '../../lib/times'
import { smsSettingsOf } from '../../sms/sms-settings'
import type { CookieReply } from './order-access'

const PROVED_MS = 30 * DAY_MS

export type PhoneProof = ReturnType<typeof phoneProof>

/**
 * Knows whether a browser has verified a phone: a cookie, signed with the shop's key, has the phone and an expiry time.
 * Codes are kept as HMACs with that key, since a plain hash of six digits is guessed in a moment.
 */
export function phoneProof(given: { key: Uint8Array; origin: string; clock: () => Date }) {
  const { clock } = given
  const secret = Buffer.from(hkdfSync('sha256', given.key, '', 'etrend phone codes', 32))
  const { name, options } = ownCookie(given.origin, 'phone')
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const proofOf = (phone: string, until: string) =>
    `${phone}.${until}.${signed(`phone ${phone} ${until}`)}`

  function isProved({ headers }: Pick<FastifyRequest, 'headers'>, phone: string) {
    const kept = cookies.parse(headers.cookie ?? '')[name] ?? ''
    const [, until = ''] = kept.split('.')
    const isOurs = isEqual(kept, proofOf(phone, until))
    return isOurs && Number.parseInt(until, 36) > clock().getTime()
  }

  return {
    hashOf: (phone: string, code: string) => signed(`code ${phone} ${code}`),

    remember(reply: CookieReply, phone: string) {
      const until = (clock().getTime() + PROVED_MS).toString(36)
      reply.setCookie(name, proofOf(phone, until), { ...options, maxAge: PROVED_MS / 1000 })
    },

    /** Refuses (409) cash to a guest whose phone isn't verified. For a shop that asks for that (`needsCodes`). */
    require(
      request: Pick<FastifyRequest, 'headers'>,
      { user, phone }: { user: number | null; phone: string },
    ) {
      if (user !== null || isProved(request, phone)) return
      throw new Refusal(409, NEEDED, { phone_code: NEEDED })
    },
  }
}

/** Whether guests need a code for cash: switched on by staff, and there is a gateway to send it. */
export async function needsCodes(db: Queries) {
  const { gateway, codes_for_cash } = await smsSettingsOf(db)
  return codes_for_cash && gateway !== null
}

const NEEDED = 'Cash on delivery needs your phone to be checked: enter the code that we send to it.'
