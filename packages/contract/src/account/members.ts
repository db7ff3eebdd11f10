import * as z from 'zod'
import { c, listQuery } from '../lib/crud.ts'
import { email, formId, rowId } from '../lib/form.ts'
import { newPassword, username } from './account.ts'
import { heldRole, role } from './roles.ts'

/** A member of staff. */
export const member = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  ...heldRole.shape,
  has_factor: z.boolean().describe('Whether they have set up a second factor.'),
  is_active: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable().describe('Of their newest session, within ten minutes.'),
})
export type Member = z.infer<typeof member>

/** An invitation that is not yet accepted, with the role to join with; its link is invalid after `expires_at`. */
export const invite = z.object({
  id: z.int(),
  email: z.string(),
  ...heldRole.shape,
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
})
export type Invite = z.infer<typeof invite>

/** An invitation that was just made. Only this response carries its link: the server keeps no copy that it could show. */
export const madeInvite = invite.extend({
  link: z
    .string()
    .nullable()
    .describe('For the person who invites, where there is no mail server; null where a mail went.'),
})
export type MadeInvite = z.infer<typeof madeInvite>

/** One of the six, or the id of a custom role. */
const chosenRole = z.union([role, formId('a role')], { error: 'Choose a role.' })

const token = newPassword.shape.token

export const acceptance = newPassword.extend({ username })
export type Acceptance = z.infer<typeof acceptance>

/** Without `role`, they get the role of the person who invites them. */
export const invitation = z.strictObject({ email, role: chosenRole.optional() })
export type Invitation = z.infer<typeof invitation>

export const roleChange = z.strictObject({ role: chosenRole })
export type RoleChange = z.infer<typeof roleChange>

const one = {
  pathParams: rowId,
  body: c.noBody(),
  metadata: { access: 'staff', permission: 'staff', sensitive: true },
} as const

export const members = {
  list: {
    method: 'GET',
    path: '/staff/members/',
    summary: 'The members of staff',
    query: listQuery,
    responses: { 200: z.array(member) },
    metadata: { access: 'staff', permission: ['staff', 'audit'] },
  },
  disable: {
    ...one,
    method: 'POST',
    path: '/staff/members/:id/disable/',
    summary: 'Disable the account of a member of staff; ends their sessions',
    responses: { 200: member },
  },
  enable: {
    ...one,
    method: 'POST',
    path: '/staff/members/:id/enable/',
    summary: 'Enable the account of a member of staff again',
    responses: { 200: member },
  },
  changeRole: {
    method: 'POST',
    path: '/staff/members/:id/role/',
    summary: 'Give a member of staff another role; it counts from their next request on',
    pathParams: rowId,
    body: roleChange,
    responses: { 200: member },
    metadata: { access: 'staff', permission: 'staff', sensitive: true },
  },
  resetFactor: {
    ...one,
    method: 'POST',
    path: '/staff/members/:id/reset-factor/',
    summary: 'Remove the lost second factor of somebody else, as an owner; ends their sessions',
    responses: { 200: member },
  },
  invites: {
    method: 'GET',
    path: '/staff/members/invites/',
    summary: 'The invitations that are not yet accepted',
    responses: { 200: z.array(invite) },
    metadata: { access: 'staff', permission: 'staff' },
  },
  invite: {
    method: 'POST',
    path: '/staff/members/invite/',
    summary: 'Invite somebody to the staff by email; a pending invitation is sent anew',
    body: invitation,
    responses: { 201: madeInvite },
    metadata: { access: 'staff', permission: 'staff', sensitive: true },
  },
  resend: {
    ...one,
    method: 'POST',
    path: '/staff/members/invites/:id/resend/',
    summary: 'Send an invitation again, with a new link; the old link becomes invalid',
    responses: { 200: madeInvite },
  },
  withdraw: {
    ...one,
    method: 'DELETE',
    path: '/staff/members/invites/:id/',
    summary: 'Withdraw an invitation',
    responses: { 204: c.noBody() },
  },
  readInvite: {
    method: 'POST',
    path: '/accept-invite/read/',
    summary: 'The email address that an invitation was sent to',
    body: z.strictObject({ token }),
    responses: { 200: z.object({ email: z.string() }) },
    metadata: { access: 'public' },
  },
  acceptInvite: {
    method: 'POST',
    path: '/accept-invite/',
    summary: 'Join the staff with the token of an invitation; then sign in',
    body: acceptance,
    responses: { 201: z.object({ message: z.string(), email: z.string() }) },
    metadata: { access: 'public' },
  },
} as const
