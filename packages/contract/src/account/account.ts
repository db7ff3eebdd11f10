import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { email, requiredText } from '../lib/form.ts'
import { nameKey, typedText } from '../lib/typed-text.ts'

export const SHORTEST_PASSWORD = 8

const password = z
  .string({ error: 'Enter a password.' })
  .min(SHORTEST_PASSWORD, `Choose a password of at least ${SHORTEST_PASSWORD} characters.`)
  .max(128, 'Keep the password to 128 characters.')

/**
 * The name of an account, with single spaces. Names that the shop gives itself, such as those of erased accounts, can't
 * be chosen.
 */
export const username = requiredText('a user name', 60)
  .overwrite((name) => name.replace(/ +/g, ' '))
  .refine(
    (name) => !ownNames.test(nameKey(name)),
    'Choose another user name: the shop uses this one itself.',
  )

const ownNames = /^(deleted [\d() ]+|deleted customer|a customer)$/i

export const registration = z.strictObject({
  username,
  email,
  password,
})
export type Registration = z.infer<typeof registration>

/** The password of a sign-in is only compared: the rules for new passwords don't apply to it. */
export const credentials = z.strictObject({
  email: z
    .string({ error: 'Enter your email address.' })
    .overwrite(typedText)
    .toLowerCase()
    .min(1, 'Enter your email address.')
    .max(254),
  password: z.string({ error: 'Enter your password.' }).min(1, 'Enter your password.').max(128),
})
export type Credentials = z.infer<typeof credentials>

export const newPassword = z.strictObject({
  token: z.string({ error: 'Open the link of the mail again.' }).min(1).max(100),
  password,
})
export type NewPassword = z.infer<typeof newPassword>

/**
 * The five documented fields. `role` is "user" for customers and null for staff, because the specification reads a
 * truthy role as user (§6). It only decides where the app navigates to.
 */
export const session = z.object({
  access: z.string(),
  refresh: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.literal('user').nullable().describe('"user" for customers, null for staff.'),
})
export type Session = z.infer<typeof session>

export const tokens = session.pick({ access: true, refresh: true })
export type Tokens = z.infer<typeof tokens>

/**
 * `x-session: web` asks for a web session: its tokens are only valid together with the HttpOnly cookie that is set with
 * them. Scripts leave the header out, and get tokens that need no cookie.
 */
const sessionHeaders = {
  'x-session': z.literal('web').describe('Binds the tokens to an HttpOnly cookie.').optional(),
}

export const account = {
  register: {
    method: 'POST',
    path: '/register/',
    summary: 'Create a customer account',
    body: registration,
    responses: { 201: z.object({ message: z.string() }) },
    metadata: { access: 'public' },
  },
  login: {
    method: 'POST',
    path: '/login/',
    summary: 'Sign in',
    headers: sessionHeaders,
    body: credentials,
    responses: { 200: session },
    metadata: { access: 'public' },
  },
  refresh: {
    method: 'POST',
    path: '/refresh/',
    summary: 'Exchange a refresh token for new tokens; each works once',
    body: z.strictObject({ refresh: z.string().min(1).max(200) }),
    responses: { 200: tokens },
    metadata: { access: 'public' },
  },
  logout: {
    method: 'POST',
    path: '/logout/',
    summary: 'End the session',
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: { access: 'customer', early: true },
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/logout/everywhere/',
    summary: 'End every session of the account, on every device',
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: { access: 'customer' },
  },
  forgotPassword: {
    method: 'POST',
    path: '/forgot-password/',
    summary: 'Mail a link to set a new password; the answer is the same for every address',
    body: z.strictObject({ email }),
    responses: { 202: z.object({ message: z.string() }) },
    metadata: { access: 'public' },
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password/',
    summary: 'Set a new password with the token of the mailed link; ends every session',
    body: newPassword,
    responses: { 200: z.object({ message: z.string() }) },
    metadata: { access: 'public' },
  },
  handOver: {
    method: 'POST',
    path: '/login/code/',
    summary: 'A one-time code (30 s) that takes a staff session to the admin host',
    body: c.noBody(),
    responses: { 201: z.object({ code: z.string() }) },
    // Staff who signed in on the storefront's host request the code there.
    metadata: { access: 'staff', permission: 'any', early: true, hosts: 'all' },
  },
  takeOver: {
    method: 'POST',
    path: '/login/code/redeem/',
    summary: 'Sign in with a one-time code',
    headers: sessionHeaders,
    body: z.strictObject({ code: z.string().min(1).max(100) }),
    responses: { 200: session },
    metadata: { access: 'public' },
  },
} as const
