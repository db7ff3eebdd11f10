import { StartError } from '@etrend/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { user } from '../../db/schema/people'
import { audit } from '../../db/schema/records'
import { endSessionsOf } from '../session-rows'
import { removeFactor } from './remove'

/**
 * For the command on the server: removes the second factor of a member of staff who can't ask another owner, and ends
 * their sessions. Returns what to tell them. Throws StartError where nobody has this address.
 */
export async function resetFactor(db: Database, email: string, now: Date) {
  return await db.transaction(async (tx) => {
    const isTheirs = and(eq(sql`lower(${user.email})`, email.toLowerCase()), eq(user.role, 'admin'))
    const member = await first(tx.select().from(user).where(isTheirs))
    if (!member) throw new StartError(`No member of staff has the address ${email}.`)
    const { id: row_id, username: label } = member
    if (!(await removeFactor(tx, row_id))) return `${label} has no second factor.`
    await endSessionsOf(tx, row_id, now)
    const action = { action: 'reset factor', noun: 'members', row_id, label }
    await tx
      .insert(audit)
      .values({ ...action, at: now.toISOString(), staff_name: '', request_id: 'command' })
    return `The second factor of ${label} is removed. They sign in with their password and set up another one.`
  })
}
