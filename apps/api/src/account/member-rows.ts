import type { Role } from '@etrend/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { secondFactor, user } from '../db/schema/people'
import { Refusal } from '../lib/refusal'

export type MemberRow = Awaited<ReturnType<typeof members>>[number]

/** The members of staff, as the contract lists them. Staff without a role are owners (roles.ts). */
export function members(queries: Queries) {
  return queries
    .select({
      id: user.id,
      username: user.username,
      email: user.email,
      role: sql<Role>`coalesce(${user.staff_role}, 'owner')`.as('role'),
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
    .leftJoin(secondFactor, eq(secondFactor.user, user.id))
    .$dynamic()
}

/** One member of staff, whether active or disabled. */
export function memberOf(tx: Queries, id: number) {
  return members(tx).where(and(eq(user.id, id), eq(user.role, 'admin')))
}

/** The role of the person who asks, as it is in this transaction; throws 403 when they were disabled meanwhile. */
export async function ownRole(tx: Queries, id: number) {
  const own = await first(memberOf(tx, id))
  if (!own?.is_active) throw new Refusal(403, 'Your account is disabled.')
  return own.role
}
