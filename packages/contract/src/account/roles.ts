import * as z from 'zod'

/** What a member of staff may be allowed to do. Every staff route of this contract names the permission that it needs. */
export const permission = z.enum([
  'catalogue',
  'stock',
  'orders',
  'packing',
  'selling',
  'customers',
  'promotions',
  'money',
  'refunds',
  'content',
  'reports',
  'costs',
  'exports',
  'settings',
  'staff',
  'audit',
  'backups',
])
export type Permission = z.infer<typeof permission>

/** The permission that a staff route needs: one, any one of several, or none beyond being staff ('any'). */
export type Needed = Permission | readonly Permission[] | 'any'

export const role = z.enum(['owner', 'manager', 'sales', 'packer', 'accountant', 'editor'])
export type Role = z.infer<typeof role>

/**
 * The permissions of each role. Only an owner has those of nobody else: backups hold the shop's secrets, and cost
 * prices and margins are for the owner's eyes.
 */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permission.options,
  manager: permission.exclude(['backups', 'costs']).options,
  sales: ['orders', 'packing', 'selling', 'customers'],
  packer: ['orders', 'packing', 'stock'],
  accountant: ['orders', 'customers', 'money', 'refunds', 'reports', 'exports'],
  editor: ['catalogue', 'content'],
}

/** Whether a role includes a permission, or one of several. Without a role, nothing is allowed. */
export function roleMay(held: Role | null | undefined, needed: Needed): boolean {
  if (!held) return false
  if (needed === 'any') return true
  const permissions = typeof needed === 'string' ? [needed] : needed
  return permissions.some((one) => permissionsOf[held].includes(one))
}

/** Whether a role has a permission that the other lacks: it is above the other. */
export function isAbove(held: Role, other: Role): boolean {
  return permissionsOf[held].some((one) => !permissionsOf[other].includes(one))
}
