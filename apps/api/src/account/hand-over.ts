import { fingerprint, randomToken } from './tokens'

const LIFE_MS = 30_000

/** One-time codes that take a session to another host: good for 30 s and one use, kept in memory as hashes. */
export function handOverCodes(clock: () => Date) {
  const kept = new Map<string, { session: string; until: number }>()

  return {
    /** A code for the session; its earlier ones are worth nothing from now on. */
    issue(session: string) {
      const now = clock().getTime()
      for (const [hash, entry] of kept) {
        if (entry.session === session || entry.until <= now) kept.delete(hash)
      }
      const code = randomToken()
      kept.set(fingerprint(code), { session, until: now + LIFE_MS })
      return code
    },

    /** The session that the code stands for; undefined when it is unknown, used or too old. */
    redeem(code: string) {
      const hash = fingerprint(code)
      const entry = kept.get(hash)
      kept.delete(hash)
      return entry && entry.until > clock().getTime() ? entry.session : undefined
    },
  }
}
