import type { FastifyReply } from 'fastify'

/** The content security policy of both apps' pages, less their scripts. Styles are inlined in the pages. */
export const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Files under assets/ carry their content's hash in the name. */
export function keepForGood(reply: FastifyReply, path: string) {
  if (path.startsWith('/assets/')) {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
  }
}
