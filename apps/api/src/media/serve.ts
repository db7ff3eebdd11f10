import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/errors'
import type { Store } from './store'

/**
 * GET /media/<name>-<width>.<format>. A name is made from the picture's content, so a browser may keep it for
 * good; the headers let nothing but an image come of it.
 */
export function servePictures(app: FastifyInstance, store: Pick<Store, 'find'>) {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { access: 'public', isLight: true } },
    async (request, reply) => {
      const file = withSize(request.params.file)
      const format = /^[0-9a-f]{32}-\d{2,4}\.(avif|webp)$/.exec(file)?.[1]
      const found = format ? await store.find(file) : undefined
      if (!found) throw new Refusal(404, 'There is no such picture.')
      const etag = `"${file}"`
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'x-content-type-options': 'nosniff',
      })
      if (request.headers['if-none-match']?.includes(etag)) {
        await found.handle.close()
        return reply.status(304).send()
      }
      reply.headers({ 'content-type': `image/${format}`, 'content-length': found.size })
      return reply.send(found.handle.createReadStream())
    },
  )
}

/** A src as the documented lists answer it, without width and format, shows the middle size. */
function withSize(file: string) {
  return /^[0-9a-f]{32}$/.test(file) ? `${file}-640.webp` : file
}
