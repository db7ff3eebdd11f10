import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { recoveryCode } from '../../db/schema/people'
import { fingerprint } from '../tokens'

const COUNT = 10
/** Without letters and digits that look alike: 31 of them, so twelve are 59 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Replaces a user's recovery codes and returns the new ones, like 'k7fq-9wpm-3xta'. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Queries, user: number) {
  const codes = Array.from({ length: COUNT }, newCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.user, user))
  await tx.insert(recoveryCode).values(codes.map((code) => ({ user, hash: hashOf(user, code) })))
  return codes
}

/** Uses a recovery code up; false where the user has no such code any more. Spaces, hyphens and case don't matter. */
export async function spendRecoveryCode(tx: Queries, user: number, code: string) {
  const isTheCode = and(eq(recoveryCode.user, user), eq(recoveryCode.hash, hashOf(user, code)))
  const used = await tx.delete(recoveryCode).where(isTheCode).returning()
  return used.length > 0
}

function newCode() {
  const text = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

function hashOf(user: number, code: string) {
  return fingerprint(`${user}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}
