import { fingerprint, randomToken } from './tokens'

const LIFE_MS = 30_000

/** One-time codes that sign a user in on another host. A code works once, for 30 s; its hash is kept in memory. */
export function handOverCodes(clock: () => Date) {
  const kept = new Map<string, { session: string; until: number }>()

  return {
    /** Makes a code for the session; the session's earlier codes stop working. */
    issue(session: string) {
      const now = clock().getTime()
      for (const [hash, entry] of kept) {
        if (entry.session === session || entry.until <= now) kept.delete(hash)
      }
      const code = randomToken()
      kept.set(fingerprint(code), { session, until: now + LIFE_MS })
      return code
    },

    /** The id of the session that the code was made for; undefined when the code is unknown, used or expired. */
    redeem(code: string) {
      const hash = fingerprint(code)
      const entry = kept.get(hash)
      kept.delete(hash)
      return entry && entry.until > clock().getTime() ? entry.session : undefined
    },
  }
}
