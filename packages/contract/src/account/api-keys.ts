import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { formWhole, orNull, requiredText, rowId } from '../lib/form.ts'
import type { Needed } from './roles.ts'

/**
 * What a key may do: read calls (GET), or all calls, of a permission. Permissions about money, refunds, settings, staff,
 * the audit log and backups are left out, so no key reaches them.
 */
export const keyScope = z.enum([
  'read:catalogue',
  'write:catalogue',
  'read:stock',
  'write:stock',
  'read:orders',
  'write:orders',
  'write:packing',
  'read:customers',
  'read:promotions',
  'write:promotions',
  'read:reports',
])
export type KeyScope = z.infer<typeof keyScope>

/** The scopes of which one is enough for a staff call. None: no key may make it. */
export function scopesFor(method: string, { permission, sensitive, early }: KeyedRoute) {
  if (permission === 'any' || sensitive || early) return []
  const permissions: readonly string[] = typeof permission === 'string' ? [permission] : permission
  const isRead = method === 'GET'
  return keyScope.options.filter((scope) => {
    const [kind, one = ''] = scope.split(':')
    return permissions.includes(one) && (isRead || kind === 'write')
  })
}

type KeyedRoute = { permission: Needed; sensitive?: true | undefined; early?: true | undefined }

/** A key for a program that uses the shop. Its secret is never shown again; `prefix` recognises it. */
export const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  prefix: z.string().describe('The first letters of the key.'),
  scopes: z.array(keyScope),
  staff_name: z.string().describe('Who made it: the key never may more than they.'),
  state: z
    .enum(['active', 'expired', 'revoked', 'paused'])
    .describe('paused: its maker is disabled.'),
  created_at: z.string(),
  last_used_at: z.string().nullable().describe('Within ten minutes.'),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

export const apiKeyInput = z.strictObject({
  name: requiredText('a name', 60),
  scopes: z.array(keyScope).min(1, 'Choose what the key may do.').max(keyScope.options.length),
  expires_in_days: orNull(formWhole('the days', 1, 3650), 'Enter the days as a whole number.')
    .default(null)
    .describe('null: it never expires.'),
})
export type ApiKeyInput = z.infer<typeof apiKeyInput>

const metadata = { access: 'staff', permission: 'settings' } as const

export const apiKeys = {
  list: {
    method: 'GET',
    path: '/staff/api-keys/',
    summary: 'The keys of other programs, newest first',
    responses: { 200: z.array(apiKey) },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/staff/api-keys/',
    summary: 'Make a key; this is the only response that has its secret',
    body: apiKeyInput,
    responses: { 201: apiKey.extend({ secret: z.string() }) },
    metadata: { ...metadata, sensitive: true },
  },
  revoke: {
    method: 'POST',
    path: '/staff/api-keys/:id/revoke/',
    summary: 'Revoke a key: its next call is refused',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: apiKey },
    metadata,
  },
} as const
