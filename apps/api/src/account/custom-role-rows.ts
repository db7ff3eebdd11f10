import { builtInRole, type CustomRole, type HeldRole, type StaffRole } from '@etrend/contract'
import { count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { customRole, staffInvite, user } from '../db/schema/people'
import { Refusal } from '../lib/refusal'
import { heldRole } from './roles'

/** The custom roles as the contract lists them, each with how many people and invitations have it. */
export async function customRoles(queries: Queries): Promise<CustomRole[]> {
  const rows = await queries
    .select()
    .from(customRole)
    .orderBy(sql`lower(${customRole.name})`, customRole.id)
  const members = countsOf(
    await queries
      .select({ role: user.custom_role, rows: count() })
      .from(user)
      .where(isNotNull(user.custom_role))
      .groupBy(user.custom_role),
  )
  const invitations = countsOf(
    await queries
      .select({ role: staffInvite.custom_role, rows: count() })
      .from(staffInvite)
      .where(isNotNull(staffInvite.custom_role))
      .groupBy(staffInvite.custom_role),
  )
  return rows.map((row) => ({
    ...row,
    permissions: heldRole({ staff_role: 'custom', custom: row }).permissions,
    members: members.get(row.id) ?? 0,
    invitations: invitations.get(row.id) ?? 0,
  }))
}

function countsOf(rows: { role: number | null; rows: number }[]) {
  return new Map(rows.map(({ role, rows: many }) => [role, many]))
}

/** The role that is to be given to somebody. Throws 400 for a custom role that doesn't exist (any more). */
export async function givenRole(tx: Queries, role: StaffRole): Promise<HeldRole> {
  if (typeof role === 'string') return builtInRole(role)
  const custom = await first(tx.select().from(customRole).where(eq(customRole.id, role)))
  if (custom) return heldRole({ staff_role: 'custom', custom })
  const message = 'This role doesn’t exist. Choose another one.'
  throw new Refusal(400, message, { role: message })
}
