import type { FastifyInstance } from 'fastify'

/** The security headers of every answer, whatever the shop's address is. */
export const safeHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsWith('camera=()'),
}

/** What pages may use of the device, beside what `camera` says. */
export function permissionsWith(camera: 'camera=()' | 'camera=(self)') {
  return `${camera}, microphone=(), geolocation=(), payment=()`
}

/** Sets the headers of every answer; pages replace the policy with their own (see web/). */
export function setSecurityHeaders(app: FastifyInstance, origin: string) {
  const isSecure = origin.startsWith('https:')
  const headers = {
    ...safeHeaders,
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  // Only answers that are the same for everybody may be cached: pages, pictures and kept answers say so themselves.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
