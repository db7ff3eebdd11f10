import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { requiredText, rowId } from '../lib/form.ts'
import { nameKey } from '../lib/typed-text.ts'
import { permission, permissionNames, roleNames, type Permission } from './roles.ts'

/** Most roles that a shop makes beside the six. */
export const MOST_ROLES = 30

const names = Object.values(roleNames).map(nameKey)

const roleFields = {
  name: requiredText('a name', 40),
  permissions: z
    .array(permission, { error: 'Choose what the role may do.' })
    .min(1, 'Choose what the role may do.')
    .max(permission.options.length, 'Name each permission once.'),
}

/** A role that the shop has made, beside the six. */
export const customRole = z.object({
  id: z.int(),
  ...roleFields,
  members: z.int().describe('How many members of staff have it, disabled ones included.'),
  invitations: z.int().describe('How many invitations to it are not yet accepted.'),
  created_at: z.string(),
  changed_at: z.string(),
})
export type CustomRole = z.infer<typeof customRole>

/** Who may do one of these works on orders, which only those with 'orders' see. */
const onOrders: readonly Permission[] = ['selling', 'packing', 'refunds']

export const customRoleInput = z.strictObject({
  ...roleFields,
  permissions: roleFields.permissions.superRefine((permissions, context) => {
    const blind = onOrders.find((one) => permissions.includes(one))
    if (!blind || permissions.includes('orders')) return
    context.addIssue(`${permissionNames[blind]} needs ${permissionNames.orders} too.`)
  }),
  name: roleFields.name.refine(
    (name) => !names.includes(nameKey(name)),
    'A role with this name exists already.',
  ),
})
export type CustomRoleInput = z.infer<typeof customRoleInput>

export const customRoleChange = customRoleInput.extend({
  changed_at: z
    .string()
    .max(40)
    .optional()
    .describe('Of the role as it was read: the call is refused (409) where it has changed since.'),
})
export type CustomRoleChange = z.infer<typeof customRoleChange>

const reading = { access: 'staff', permission: 'staff' } as const
const changing = { ...reading, sensitive: true } as const

export const customRoles = {
  list: {
    method: 'GET',
    path: '/staff/roles/',
    summary: 'The roles that the shop has made beside the six, by name',
    responses: { 200: z.array(customRole) },
    metadata: reading,
  },
  create: {
    method: 'POST',
    path: '/staff/roles/',
    summary: 'Make a role, of permissions that one has oneself',
    body: customRoleInput,
    responses: { 201: customRole },
    metadata: changing,
  },
  edit: {
    method: 'PUT',
    path: '/staff/roles/:id/',
    summary: 'Change a role that isn’t one’s own; it counts from its people’s next request on',
    pathParams: rowId,
    body: customRoleChange,
    responses: { 200: customRole },
    metadata: changing,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/roles/:id/',
    summary: 'Delete a role that nobody has and that no invitation gives',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: changing,
  },
} as const
