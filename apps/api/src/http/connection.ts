import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../lib/refusal'
import { ownCookie } from './own-cookie'

const MOST_BYTES = 13 * 1024 * 1024

/**
 * For `npm run doctor`: GET /connection says how the shop sees its caller through the proxies between them, and sets a
 * cookie that soon expires, with the flags of a session's. POST /connection counts the bytes of a body that arrive.
 */
export async function answerConnection(app: FastifyInstance, origin: string) {
  const config = { access: 'public' as const, isLight: true as const }
  const { name, options } = ownCookie(origin, 'check')
  app.get('/connection', { config }, ({ ip, host, protocol }, reply) => {
    reply.setCookie(name, '1', { ...options, maxAge: 10 })
    return { address: ip, host, protocol }
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body stays unread, for the route to count.
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
    scope.post('/connection', { config }, async ({ raw }) => {
      let bytes = 0
      for await (const part of raw) {
        bytes += z.instanceof(Buffer).parse(part).length
        if (bytes > MOST_BYTES) throw new Refusal(413, 'That is more than a check needs.')
      }
      return { bytes }
    })
  })
}
