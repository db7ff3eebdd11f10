import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const VALID_MS = 12 * 3_600_000

/**
 * Makes and reads the tokens of preview links: a page's id and the time of expiry, signed. Whoever has the link sees the
 * page's draft for 12 hours; the shop keeps nothing, so that every server can read it.
 */
export function draftTokens(key: Uint8Array, clock: () => Date) {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'etrend page previews', 32))
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()

  return {
    make(page: number) {
      const claim = `${page}.${clock().getTime() + VALID_MS}`
      return `${claim}.${sign(claim).toString('base64url')}`
    },

    /** The page's id; undefined for a token that isn't the shop's, or has expired. */
    read(token: string) {
      const [, claim = '', page = '', until = '', given = ''] =
        /^((\d{1,15})\.(\d{13,14}))\.([\w-]{43})$/.exec(token) ?? []
      const signature = Buffer.from(given, 'base64url')
      const expected = sign(claim)
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
        return undefined
      }
      return Number(until) > clock().getTime() ? Number(page) : undefined
    },
  }
}
