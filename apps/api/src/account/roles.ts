import type { Role } from '@etrend/contract'
import type { Visitor } from '../http/access'

/** The specification reads a truthy role as a shopper, so staff get null (decisions.md). It only steers navigation. */
export function wireRole(role: Visitor['role']) {
  return role === 'user' ? role : null
}

/** What an account may do as staff; null for customers. Staff without a role were added when all staff were owners. */
export function staffRoleOf(account: { role: Visitor['role']; staff_role: Role | null }) {
  return account.role === 'admin' ? (account.staff_role ?? 'owner') : null
}
