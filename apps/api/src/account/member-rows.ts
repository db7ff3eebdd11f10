import type { Member } from '@etrend/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { customRole, secondFactor, user } from '../db/schema/people'
import { Refusal } from '../lib/refusal'
import { heldRole, roleColumns } from './roles'

/** The members of staff with the columns of their roles. */
export function members(queries: Queries) {
  return queries
    .select({
      id: user.id,
      username: user.username,
      email: user.email,
      staff_role: user.staff_role,
      custom: roleColumns,
      has_factor: sql<boolean>`${secondFactor.confirmed_at} IS NOT NULL`
        .mapWith(Boolean)
        .as('has_factor'),
      is_active: sql<boolean>`${user.disabled_at} IS NULL`.mapWith(Boolean).as('is_active'),
      created_at: user.created_at,
      last_used_at: sql<string | null>`(
        SELECT max(coalesce(session.rotated_at, session.created_at)) FROM session
        WHERE session.user = "user"."id")`.as('last_used_at'),
    })
    .from(user)
    .leftJoin(customRole, eq(customRole.id, user.custom_role))
    .leftJoin(secondFactor, eq(secondFactor.user, user.id))
    .$dynamic()
}

/** A member of staff as the contract lists them. */
export function shownMember({
  staff_role,
  custom,
  ...row
}: Awaited<ReturnType<typeof members>>[number]): Member {
  return { ...row, ...heldRole({ staff_role, custom }) }
}

/** One member of staff, whether active or disabled. */
export async function memberOf(tx: Queries, id: number) {
  const row = await first(members(tx).where(and(eq(user.id, id), eq(user.role, 'admin'))))
  return row && shownMember(row)
}

/** The role of the person who asks, as it is in this transaction; throws 403 when they were disabled meanwhile. */
export async function ownRole(tx: Queries, id: number) {
  const own = await memberOf(tx, id)
  if (!own?.is_active) throw new Refusal(403, 'Your account is disabled.')
  return own
}
