import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { email } from '../lib/form.ts'
import { newPassword, username } from './account.ts'
import { heldRole } from './roles.ts'

/** The account of the signed-in user. `role` as in the response to a sign-in: null for staff. */
export const ownProfile = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.literal('user').nullable(),
  staff_role: heldRole.shape.role
    .optional()
    .describe('What staff work as: one of the six, or the id of a custom role.'),
  role_name: heldRole.shape.role_name.optional(),
  permissions: heldRole.shape.permissions
    .optional()
    .describe('What staff may do; left out for customers, like the role.'),
  factor_asks: z
    .enum(['nothing', 'code', 'set-up'])
    .optional()
    .describe(
      'What a session of staff needs before it may do anything else: see `GET /profile/factor/`.',
    ),
  created_at: z.string(),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** A session that has not ended. */
export const ownSession = z.object({
  id: z.string(),
  created_at: z.string(),
  last_used_at: z.string().describe('Within ten minutes.'),
  expires_at: z.string(),
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const profileChange = z.strictObject({ username })
export type ProfileChange = z.infer<typeof profileChange>

/** The password of the signed-in user, asked again before a critical change. */
export const currentPassword = z
  .string({ error: 'Enter your current password.' })
  .min(1, 'Enter your current password.')
  .max(128, 'This is not your current password.')

export const passwordChange = z.strictObject({
  current_password: currentPassword,
  password: newPassword.shape.password,
})
export type PasswordChange = z.infer<typeof passwordChange>

export const emailChange = z.strictObject({ email, current_password: currentPassword })
export type EmailChange = z.infer<typeof emailChange>

const metadata = { access: 'customer' } as const

export const profile = {
  read: {
    method: 'GET',
    path: '/profile/',
    summary: 'The account of the signed-in user',
    responses: { 200: ownProfile },
    metadata: { access: 'customer', early: true },
  },
  edit: {
    method: 'PATCH',
    path: '/profile/',
    summary: 'Change the user name',
    body: profileChange,
    responses: { 200: ownProfile },
    metadata,
  },
  changePassword: {
    method: 'POST',
    path: '/profile/password/',
    summary: 'Change the password; ends the other sessions',
    body: passwordChange,
    responses: { 200: z.object({ message: z.string() }) },
    metadata,
  },
  changeEmail: {
    method: 'POST',
    path: '/profile/email/',
    summary:
      'Mail a link to a new address, which confirms it; the answer is the same for every address',
    body: emailChange,
    responses: { 202: z.object({ message: z.string() }) },
    metadata,
  },
  confirmEmail: {
    method: 'POST',
    path: '/profile/email/confirm/',
    summary: 'Confirm the new address with the token of the mailed link; sessions stay',
    body: newPassword.pick({ token: true }),
    responses: { 200: z.object({ email: z.string() }) },
    // The link may be opened on a device without a session: it proves the address, and the password was asked before.
    metadata: { access: 'public' },
  },
  sessions: {
    method: 'GET',
    path: '/profile/sessions/',
    summary: 'The sessions of the signed-in user, the newest first',
    responses: { 200: z.array(ownSession) },
    metadata,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/profile/sessions/',
    summary: 'End all sessions of the signed-in user except this one',
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
  endSession: {
    method: 'DELETE',
    path: '/profile/sessions/:id/',
    summary: 'End a session of the signed-in user',
    pathParams: z.object({ id: z.string().regex(/^[\w-]{22}$/, 'There is no such session.') }),
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
} as const
