import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from './client'
import { first } from './rows'
import { oneTimeCode } from './schema/people'

type Kind = typeof oneTimeCode.$inferSelect.kind

/**
 * Codes of one kind that work once, at any server of the shop, within `lifeMs`. They are rows of the database, written
 * by one transaction after the other: of two calls with the same code, one gets its subject.
 */
export function oneTimeCodes(db: Database, clock: () => Date, of: { kind: Kind; lifeMs: number }) {
  const { kind, lifeMs } = of

  return {
    /** Makes a code: a secret of 32 random bytes, of which the database keeps the hash. */
    async issue(subject: string) {
      const code = randomBytes(32).toString('base64url')
      const now = clock()
      const expires_at = new Date(now.getTime() + lifeMs).toISOString()
      await db.transaction(async (tx) => {
        await tx.delete(oneTimeCode).where(lte(oneTimeCode.expires_at, now.toISOString()))
        await tx.insert(oneTimeCode).values({ hash: hashOf(code), kind, subject, expires_at })
      })
      return code
    },

    /** What the code was made for; undefined when it is unknown, used or expired. */
    async redeem(code: string) {
      const isTheCode = and(eq(oneTimeCode.hash, hashOf(code)), eq(oneTimeCode.kind, kind))
      const found = await db.transaction((tx) =>
        first(tx.delete(oneTimeCode).where(isTheCode).returning()),
      )
      return found && found.expires_at > clock().toISOString() ? found.subject : undefined
    },

    /** Lets the codes for a subject work no more. */
    async revoke(subject: string) {
      const isOf = and(eq(oneTimeCode.kind, kind), eq(oneTimeCode.subject, subject))
      await db.transaction((tx) => tx.delete(oneTimeCode).where(isOf))
    },
  }
}

function hashOf(code: string) {
  return createHash('sha256').update(code).digest('base64url')
}
