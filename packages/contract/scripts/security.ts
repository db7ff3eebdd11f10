import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod'
import { permission, scopesFor, type Access } from '../src/index'

/** How a caller of the API says who they are. */
export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'etk_…',
    description:
      'A key that an owner or a manager made for another program. Each call names the scopes of which the key needs one; calls that name none refuse keys.',
  },
}

const forKeys = z.object({
  permission: z.union([permission, z.array(permission), z.literal('any')]),
  sensitive: z.literal(true).optional(),
  early: z.literal(true).optional(),
})

/** Who has to sign in for a call, and the scopes with which a key may make it. */
export function securityOf({ method, metadata }: AppRoute, access: Access) {
  if (access === 'public') return []
  const keyed = access === 'staff' ? forKeys.safeParse(metadata).data : undefined
  const scopes = keyed ? scopesFor(method, keyed) : []
  return [{ bearer: [] }, ...(scopes.length > 0 ? [{ apiKey: scopes }] : [])]
}
