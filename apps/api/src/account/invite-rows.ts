import type { Role } from '@etrend/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { staffInvite, user } from '../db/schema/people'
import { refuseAbove } from './rank'
import { fingerprint } from './tokens'

/** Invitations as the contract lists them. One without a role was sent when all staff were owners. */
export function inviteRows(queries: Queries) {
  return queries
    .select({
      id: staffInvite.id,
      email: staffInvite.email,
      role: sql<Role>`coalesce(${staffInvite.role}, 'owner')`,
      invited_by: user.username,
      created_at: staffInvite.created_at,
      expires_at: staffInvite.expires_at,
    })
    .from(staffInvite)
    .innerJoin(user, eq(user.id, staffInvite.invited_by))
    .$dynamic()
}

/** The invitation of this token, while its link is valid. */
export function isOpen(token: string, now: Date) {
  return and(
    eq(staffInvite.token_hash, fingerprint(token)),
    gt(staffInvite.expires_at, now.toISOString()),
  )
}

/** Throws 403 when an address is invited with a role above `own`: inviting it again would replace that invitation. */
export async function refuseReplacing(tx: Queries, email: string, own: Role) {
  const pending = await first(inviteRows(tx).where(eq(staffInvite.email, email)))
  if (pending) refuseAbove(pending.role, own)
}
