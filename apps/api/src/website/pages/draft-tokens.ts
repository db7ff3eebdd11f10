import { signedTexts } from '../../lib/signed-texts'

const VALID_MS = 12 * 3_600_000

/**
 * Makes and reads the tokens of preview links: a page's id and the time of expiry, signed. Whoever has the link sees the
 * page's draft for 12 hours; the shop keeps nothing, so that every server can read it.
 */
export function draftTokens(key: Uint8Array, clock: () => Date) {
  const signed = signedTexts(key, 'etrend page previews')

  return {
    make: (page: number) => signed.sign(`${page}.${clock().getTime() + VALID_MS}`),

    /** The page's id; undefined for a token that isn't the shop's, or has expired. */
    read(token: string) {
      const [page, until] = signed.read(token)?.split('.').map(Number) ?? []
      return Number(until) > clock().getTime() ? page : undefined
    },
  }
}
