import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { typedText } from '../lib/typed-text.ts'
import { currentPassword, ownProfile } from './profile.ts'

/**
 * The second factor of the signed-in member of staff. `asks` says what the session needs before it may do
 * anything else: a code, a second factor that isn't set up yet, or nothing.
 */
export const factor = z.object({
  asks: ownProfile.shape.factor_asks.unwrap(),
  set_up_at: z.string().nullable().describe('Null without a second factor.'),
  recovery_codes: z.int().describe('How many recovery codes are left.'),
})
export type Factor = z.infer<typeof factor>

/** The secret that an authenticator app needs, as text and as the address in a QR code. */
export const factorSecret = z.object({ secret: z.string(), uri: z.string() })
export type FactorSecret = z.infer<typeof factorSecret>

/** Shown once; each works once instead of a code. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const factorCode = z.strictObject({
  code: z
    .string({ error: 'Enter the code.' })
    .overwrite(typedText)
    .min(6, 'Enter the six digits of your app, or a recovery code.')
    .max(40, 'Enter the six digits of your app, or a recovery code.'),
})
export type FactorCode = z.infer<typeof factorCode>

/** The password, or a code of the second factor. */
export const proof = z
  .strictObject({
    current_password: currentPassword.optional(),
    code: factorCode.shape.code.optional(),
  })
  .refine(({ current_password, code }) => current_password !== undefined || code !== undefined, {
    path: ['current_password'],
    message: 'Enter your current password, or a code.',
  })
export type Proof = z.infer<typeof proof>

/** Routes that a session may call before its second factor was given. */
const early = { access: 'staff', permission: 'any', early: true } as const
const sensitive = { access: 'staff', permission: 'any', sensitive: true } as const

export const factors = {
  read: {
    method: 'GET',
    path: '/profile/factor/',
    summary: 'Whether the session needs a code, and what is set up',
    responses: { 200: factor },
    metadata: early,
  },
  begin: {
    method: 'POST',
    path: '/profile/factor/',
    summary: 'Get a secret for an authenticator app; it counts once a code confirms it',
    body: c.noBody(),
    responses: { 201: factorSecret },
    metadata: early,
  },
  confirm: {
    method: 'POST',
    path: '/profile/factor/confirm/',
    summary: 'Confirm the secret with a code of the app; answers the recovery codes',
    body: factorCode,
    responses: { 200: recoveryCodes },
    metadata: early,
  },
  pass: {
    method: 'POST',
    path: '/login/factor/',
    summary: 'Give the code that a sign-in needs, or a recovery code',
    body: factorCode,
    responses: { 204: c.noBody() },
    metadata: early,
  },
  renewCodes: {
    method: 'POST',
    path: '/profile/factor/recovery-codes/',
    summary: 'Get new recovery codes; the old ones stop working',
    body: c.noBody(),
    responses: { 200: recoveryCodes },
    metadata: sensitive,
  },
  remove: {
    method: 'DELETE',
    path: '/profile/factor/',
    summary: 'Remove the second factor',
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: sensitive,
  },
  prove: {
    method: 'POST',
    path: '/profile/proof/',
    summary: 'Prove again who is signed in, before a sensitive act',
    body: proof,
    responses: { 204: c.noBody() },
    metadata: { access: 'staff', permission: 'any' },
  },
} as const
