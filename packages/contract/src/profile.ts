import * as z from 'zod'
import { newPassword } from './account'
import { c } from './crud'
import { email, requiredText } from './form'

/** The account of whoever is signed in. `role` as in the sign-in answer: null for staff. */
export const ownProfile = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.literal('user').nullable(),
  created_at: z.string(),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** One sign-in that isn't over. */
export const ownSession = z.object({
  id: z.string(),
  created_at: z.string(),
  last_used_at: z.string().describe('To ten minutes.'),
  expires_at: z.string(),
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const profileChange = z.strictObject({ username: requiredText('a user name', 60) })
export type ProfileChange = z.infer<typeof profileChange>

/** The password of whoever is signed in, asked again before something grave. */
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
    summary: 'The account of whoever is signed in',
    responses: { 200: ownProfile },
    metadata,
  },
  edit: {
    method: 'PATCH',
    path: '/profile/',
    summary: "Change one's user name",
    body: profileChange,
    responses: { 200: ownProfile },
    metadata,
  },
  changePassword: {
    method: 'POST',
    path: '/profile/password/',
    summary: "Change one's password; ends the other sessions",
    body: passwordChange,
    responses: { 200: z.object({ message: z.string() }) },
    metadata,
  },
  changeEmail: {
    method: 'POST',
    path: '/profile/email/',
    summary:
      'Send a link to a new address that makes it the account’s; the same answer for every address',
    body: emailChange,
    responses: { 202: z.object({ message: z.string() }) },
    metadata,
  },
  confirmEmail: {
    method: 'POST',
    path: '/profile/email/confirm/',
    summary: 'Make the address of such a link the one to sign in with; sessions stay',
    body: newPassword.pick({ token: true }),
    responses: { 200: z.object({ email: z.string() }) },
    // The link may be opened where nobody is signed in: it proves the address, and the password was asked before.
    metadata: { access: 'public' },
  },
  sessions: {
    method: 'GET',
    path: '/profile/sessions/',
    summary: 'Where one is signed in, the newest first',
    responses: { 200: z.array(ownSession) },
    metadata,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/profile/sessions/',
    summary: "End every session of one's own but this one",
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
  endSession: {
    method: 'DELETE',
    path: '/profile/sessions/:id/',
    summary: "End a session of one's own",
    pathParams: z.object({ id: z.string().regex(/^[\w-]{22}$/, 'There is no such session.') }),
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
} as const
