import type { Database } from '../db/client'
import { oneTimeCodes } from '../db/one-time-codes'

const LIFE_MS = 30_000

/** One-time codes that sign a user in on another host. A code works once, for 30 s, at any server of the shop. */
export function handOverCodes(db: Database, clock: () => Date) {
  const codes = oneTimeCodes(db, clock, { kind: 'hand-over', lifeMs: LIFE_MS })

  return {
    /** Makes a code for the session; the session's earlier codes stop working. */
    async issue(session: string) {
      await codes.revoke(session)
      return await codes.issue(session)
    },

    /** The id of the session that the code was made for; undefined when the code is unknown, used or expired. */
    redeem: (code: string) => codes.redeem(code),
  }
}
