import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache } from '../http/answer-cache'
import { permissionsWith } from '../http/security-headers'
import { mailStyles } from '../mail/mail-html'
import { readAppFiles } from './app-files'
import { pathOf } from './path-of'
import { allowing, keepForGood, policyOf } from './policy'

const BASE = '/etrendadmin'
const OFFLINE_WORKER = '/offline-worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Answers the admin host: its files under /etrendadmin, its one page for every address there, else a redirect. */
export async function serveAdmin(
  folder: string,
  origins: { storefront: string; admin: string },
  answers: AnswerCache,
) {
  const files = await readAppFiles(folder, answers)
  const policy = [
    policyOf(),
    // The preview beside the home page's editor (website/home/home-preview.tsx).
    `frame-src ${origins.storefront}`,
    // WebAssembly: the barcode reader of browsers without one of their own (admin, stock/scan).
    "script-src 'self' 'wasm-unsafe-eval'",
    "form-action 'self'",
    "style-src 'self'",
    // The preview of a mail (mail-frame.tsx) is a frame that inherits this policy. Mails have styles of their own, the
    // same in each, and use style attributes.
    `style-src-elem ${allowing(mailStyles.map(hashOf))}`,
    "style-src-attr 'unsafe-inline'",
    "require-trusted-types-for 'script'",
    // ProseMirrorClipboard: the page editor parses pasted HTML in a document of its own, where no script runs.
    'trusted-types mail-preview offline-worker ProseMirrorClipboard',
  ].join('; ')

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    // Search engines must not list any address of the admin.
    reply.header('x-robots-tag', 'noindex')
    if (path === '/robots.txt') {
      return await reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n')
    }
    if (path !== BASE && !path.startsWith(`${BASE}/`))
      return reply.redirect(`${origins.admin}${BASE}`)
    const file = path.slice(BASE.length)
    if (files.has(file)) {
      keepForGood(reply, file)
      // A service worker has a policy of its own: this one fetches what it keeps, and runs nothing else.
      if (file === OFFLINE_WORKER) reply.header('content-security-policy', WORKER_POLICY)
      return await files.send(request, reply, file)
    }
    if (file.startsWith('/assets/')) return reply.callNotFound()
    reply.headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      // Staff scan barcodes with the camera.
      'permissions-policy': permissionsWith('camera=(self)'),
    })
    return await files.send(request, reply, '/index.html')
  }
}

function hashOf(style: string) {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`
}
