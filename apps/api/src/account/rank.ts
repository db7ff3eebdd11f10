import {
  isAbove,
  permissionNames,
  roleInWords,
  type HeldRole,
  type Member,
  type Permission,
} from '@etrend/contract'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { user } from '../db/schema/people'
import { Refusal } from '../lib/refusal'

/** Throws 403 when a role is above the role of the person who wants to change it or give it. */
export function refuseAbove(theirs: HeldRole, own: HeldRole) {
  if (isAbove(theirs.permissions, own.permissions)) {
    throw new Refusal(
      403,
      `Only an owner may do this: the role ${roleInWords(theirs)} is above yours.`,
    )
  }
}

/** Throws 403 when somebody puts permissions into a role that they don't have themselves. */
export function refuseLacking(permissions: readonly Permission[], own: HeldRole) {
  const lacking = permissions.filter((one) => !own.permissions.includes(one))
  if (lacking.length === 0) return
  const message = `You can’t give what you may not do yourself: ${lacking.map((one) => permissionNames[one]).join(', ')}.`
  throw new Refusal(403, message, { permissions: message })
}

/** Throws 409 when the member is the only active owner. Within a transaction, so that two calls can't remove both. */
export async function refuseLastOwner(
  tx: Queries,
  { id, role: held, is_active }: Member,
  what: string,
) {
  if (held !== 'owner' || !is_active) return
  const isOwner = or(eq(user.staff_role, 'owner'), isNull(user.staff_role))
  const others = and(eq(user.role, 'admin'), isOwner, isNull(user.disabled_at), ne(user.id, id))
  if ((await tx.$count(user, others)) === 0) {
    throw new Refusal(409, `The last active owner can’t be ${what}.`)
  }
}
