import { isAbove, role, type Role } from '@etrend/contract'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { staffInvite, user } from '../db/schema/people'
import { Refusal } from '../lib/refusal'
import type { MemberRow } from './member-rows'

/** Throws 403 when a role is above the role of the person who wants to change it or give it. */
export function refuseAbove(theirs: Role, own: Role) {
  if (isAbove(theirs, own)) {
    throw new Refusal(403, `Only an owner may do this: the role ${theirs} is above yours.`)
  }
}

/** Throws 409 when the member is the only active owner. Within a transaction, so that two calls can't remove both. */
export async function refuseLastOwner(
  tx: Queries,
  { id, role: held, is_active }: MemberRow,
  what: string,
) {
  if (held !== 'owner' || !is_active) return
  const isOwner = or(eq(user.staff_role, 'owner'), isNull(user.staff_role))
  const others = and(eq(user.role, 'admin'), isOwner, isNull(user.disabled_at), ne(user.id, id))
  if ((await tx.$count(user, others)) === 0) {
    throw new Refusal(409, `The last active owner can’t be ${what}.`)
  }
}

/** Withdraws the invitations that a member has sent and may no longer send with this role. */
export async function withdrawInvites(tx: Queries, member: number, held: Role) {
  const above = role.options.filter((one) => isAbove(one, held))
  if (above.length === 0) return
  const isAboveThem = or(inArray(staffInvite.role, above), isNull(staffInvite.role))
  await tx.delete(staffInvite).where(and(eq(staffInvite.invited_by, member), isAboveThem))
}
