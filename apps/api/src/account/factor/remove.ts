import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { recoveryCode, secondFactor } from '../../db/schema/people'

/** Removes a user's second factor and recovery codes; false where there was none. */
export async function removeFactor(tx: Queries, id: number) {
  await tx.delete(recoveryCode).where(eq(recoveryCode.user, id))
  const gone = await tx.delete(secondFactor).where(eq(secondFactor.user, id)).returning()
  return gone.length > 0
}
