import type { FastifyReply } from 'fastify'

/**
 * The content security policy of both apps' pages, without its parts for scripts and styles. `ancestors` are the pages
 * that may show them in a frame.
 */
export function policyOf(ancestors = "'none'") {
  return [
    "default-src 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** The sources that a policy allows for scripts or styles: the shop's own files, and inline ones with these hashes. */
export function allowing(hashes: readonly string[]) {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}

/** Lets browsers cache files under assets/ permanently: they carry their content's hash in the name. */
export function keepForGood(reply: FastifyReply, path: string) {
  if (path.startsWith('/assets/')) {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
  }
}
