import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import type { user } from '../db/schema/people'
import { audit } from '../db/schema/records'
import { failureLimit, secondsToWait } from '../http/failure-limit'

/** At most so many of each kind in 15 minutes are kept, and then one at growing intervals, up to 15 minutes. */
const MOST_KEPT = 30

type Failure = {
  account: Pick<typeof user.$inferSelect, 'id' | 'role' | 'username'> | undefined
  request: Pick<FastifyRequest, 'id' | 'ip'>
  now: Date
}

/**
 * Writes a failed sign-in to the audit log: one to an account of staff, or to none. Entries can't be deleted, so floods
 * are bounded: the server's log has every failure. What was typed is never kept, since it may be a password. Shoppers'
 * sign-ins are not in the audit log, failed or not. `now` is the time of the attempt, which may be seconds ago.
 */
export async function keepFailure(db: Database, { account, request, now }: Failure) {
  if (account && account.role !== 'admin') return
  // Strangers who try out addresses can't use up what is kept of failures to an account of staff.
  const limits = [account ? ofStaff(account.id) : ofNobody('all')]
  if ((await secondsToWait(db, limits, now)) > 0) return
  const who = account ? { row_id: account.id, label: account.username } : { label: NOBODY }
  const at = now.toISOString()
  await db.transaction((tx) =>
    tx.insert(audit).values({
      action: 'sign-in failed',
      noun: 'members',
      ...who,
      at,
      staff_name: SOMEBODY,
      request_id: request.id,
      address: request.ip,
    }),
  )
}

/** Who it was isn't known: not the account's owner, as far as the shop can tell. */
const SOMEBODY = 'Somebody'
const NOBODY = 'an unknown address'

const ofStaff = failureLimit('kept failures of staff', MOST_KEPT)
const ofNobody = failureLimit('kept failures of nobody', MOST_KEPT)
