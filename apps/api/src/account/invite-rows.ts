import { isAbove, type HeldRole } from '@etrend/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { customRole, staffInvite, user } from '../db/schema/people'
import { record, type Author } from '../records/audit'
import { members, shownMember } from './member-rows'
import { refuseAbove } from './rank'
import { heldRole, roleColumns } from './roles'
import { fingerprint } from './tokens'

/** Invitations with the columns of their roles, and the member of staff who sent each. */
export function inviteRows(queries: Queries) {
  return queries
    .select({
      id: staffInvite.id,
      email: staffInvite.email,
      staff_role: staffInvite.role,
      custom: roleColumns,
      sender: staffInvite.invited_by,
      invited_by: user.username,
      created_at: staffInvite.created_at,
      expires_at: staffInvite.expires_at,
    })
    .from(staffInvite)
    .innerJoin(user, eq(user.id, staffInvite.invited_by))
    .leftJoin(customRole, eq(customRole.id, staffInvite.custom_role))
    .$dynamic()
}

/** An invitation as the contract lists it. */
export function shownInvite({
  sender: _sender,
  staff_role,
  custom,
  ...row
}: Awaited<ReturnType<typeof inviteRows>>[number]) {
  return { ...row, ...heldRole({ staff_role, custom }) }
}

/** The invitation with this id; undefined where there is none. */
export async function inviteOf(queries: Queries, id: number) {
  const row = await first(inviteRows(queries).where(eq(staffInvite.id, id)))
  return row && shownInvite(row)
}

/** The invitation of this token, while its link is valid. */
export function isOpen(token: string, now: Date) {
  return and(
    eq(staffInvite.token_hash, fingerprint(token)),
    gt(staffInvite.expires_at, now.toISOString()),
  )
}

/** Throws 403 when an address is invited with a role above `own`: inviting it again would replace that invitation. */
export async function refuseReplacing(tx: Queries, email: string, own: HeldRole) {
  const pending = await first(inviteRows(tx).where(eq(staffInvite.email, email)))
  if (pending) refuseAbove(heldRole(pending), own)
}

/**
 * Withdraws the invitations that give more than the person who sent them may do, and notes each in the audit log: to be
 * called where the role of a person, or what a role may do, has changed.
 */
export async function withdrawInvites(tx: Queries, by: Author) {
  const staff = (await members(tx).where(eq(user.role, 'admin'))).map(shownMember)
  const mayOf = new Map(staff.map(({ id, permissions }) => [id, permissions]))
  const above = (await inviteRows(tx)).filter((row) =>
    isAbove(heldRole(row).permissions, mayOf.get(row.sender) ?? []),
  )
  for (const { id, email } of above) {
    await tx.delete(staffInvite).where(eq(staffInvite.id, id))
    await record(tx, by, { action: 'withdraw', noun: 'members', label: email })
  }
}
