import { builtInRole, permission, type HeldRole, type StaffRole } from '@etrend/contract'
import { customRole, type user } from '../db/schema/people'
import type { Visitor } from '../http/access'
import { knownOf } from '../lib/parsed'

/** The specification reads a truthy role as a shopper, so staff get null (decisions.md). It only steers navigation. */
export function wireRole(role: Visitor['role']) {
  return role === 'user' ? role : null
}

/** What is selected of the custom role of a person or an invitation, as their `custom`. */
export const roleColumns = {
  id: customRole.id,
  name: customRole.name,
  permissions: customRole.permissions,
}

type Custom = Pick<typeof customRole.$inferSelect, keyof typeof roleColumns>
type KeptRole = Pick<typeof user.$inferSelect, 'staff_role'> & { custom: Custom | null }

/**
 * The role of a member of staff or an invitation, by its columns; `custom` is the row of its custom role. Staff without
 * a role were added when all staff were owners.
 */
export function heldRole({ staff_role, custom }: KeptRole): HeldRole {
  if (custom) {
    const permissions = knownOf(permission, custom.permissions)
    return { role: custom.id, role_name: custom.name, permissions }
  }
  if (staff_role === 'custom') throw new Error('This row names no custom role.')
  return builtInRole(staff_role ?? 'owner')
}

/** The role of an account; null for customers. */
export function staffRoleOf(account: KeptRole & Pick<Visitor, 'role'>) {
  return account.role === 'admin' ? heldRole(account) : null
}

/** The columns in which a role is kept. */
export function columnsOf(role: StaffRole) {
  return typeof role === 'number'
    ? { staff_role: 'custom' as const, custom_role: role }
    : { staff_role: role, custom_role: null }
}
