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

/** What each permission is called, in the admin and in refusals. */
export const permissionNames: Readonly<Record<Permission, string>> = {
  catalogue: 'Products',
  stock: 'Stock',
  orders: 'Orders',
  packing: 'Packing',
  selling: 'Selling',
  customers: 'Customers',
  promotions: 'Discounts',
  money: 'Money',
  refunds: 'Refunds',
  content: 'Website',
  reports: 'Reports',
  costs: 'Cost prices',
  exports: 'Exports',
  settings: 'Settings',
  staff: 'Staff',
  audit: 'Audit log',
  backups: 'Backups',
}

/** The permission that a staff route needs: one, any one of several, or none beyond being staff ('any'). */
export type Needed = Permission | readonly Permission[] | 'any'

/** The roles that every shop has. Their permissions are the same in every shop. */
export const role = z.enum(['owner', 'manager', 'sales', 'packer', 'accountant', 'editor'])
export type Role = z.infer<typeof role>

/**
 * The permissions of each of the six. Only an owner has those of nobody else: backups hold the shop's secrets, and cost
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

/** The names of the six. No role that a shop makes may have one of them. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  packer: 'Packer',
  accountant: 'Accountant',
  editor: 'Editor',
}

/** What a member of staff works as: one of the six, or the id of a role that the shop has made (custom-roles.ts). */
export const staffRole = z.union([role, z.int().positive()])
export type StaffRole = z.infer<typeof staffRole>

/** The role of a person or of an invitation. What it may do is known by its permissions alone. */
export const heldRole = z.object({
  role: staffRole.describe('One of the six, or the id of a custom role.'),
  role_name: z.string(),
  permissions: z.array(permission).describe('What the role may do now.'),
})
export type HeldRole = z.infer<typeof heldRole>

/** One of the six as somebody holds it. */
export function builtInRole(one: Role): HeldRole {
  return { role: one, role_name: roleNames[one], permissions: [...permissionsOf[one]] }
}

/** A role within a sentence: 'sales', 'Night shift'. */
export function roleInWords({ role: one, role_name }: Omit<HeldRole, 'permissions'>) {
  return typeof one === 'string' ? one : role_name
}

type Permissions = readonly Permission[]

/** Whether somebody's permissions include one that is needed, or one of several. Customers have none. */
export function roleMay(held: Permissions | null | undefined, needed: Needed): boolean {
  if (!held) return false
  if (needed === 'any') return true
  const permissions = typeof needed === 'string' ? [needed] : needed
  return permissions.some((one) => held.includes(one))
}

/** Whether some permissions include one that the others lack: a role with them is above the other role. */
export function isAbove(held: Permissions, other: Permissions): boolean {
  return held.some((one) => !other.includes(one))
}
